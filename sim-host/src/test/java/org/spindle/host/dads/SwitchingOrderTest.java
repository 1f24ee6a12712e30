package org.spindle.host.dads;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.host.ChoosesMerges;
import org.spindle.host.WithoutFrontMerges;
import org.spindle.host.virtualdisk.ProcessEndRecorder;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.Requests;

/** Changes of the installed order (González-Férez 2012, section 4.4.2). */
class SwitchingOrderTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        SwitchingOrder order = new SwitchingOrder(List.of(PlainScheduler.fcfs(), PlainScheduler.fcfs()));
        order.install(1);
        return order;
    }

    private static long next(SwitchingOrder order) {
        Request next = order.select(Eligibility.ALL);
        assertThat(next).isNotNull();
        order.take(next);
        order.completed(next);
        return next.sector();
    }

    @Test
    void servesWhatWaitsInTheOrderBeforeAChangeFirst() {
        SwitchingOrder order = new SwitchingOrder(List.of(PlainScheduler.sstf(), PlainScheduler.fcfs()));
        Requests requests = new Requests();
        order.add(requests.read(900, 1));
        order.add(requests.read(100, 1));
        order.install(1);
        order.add(requests.read(500, 1));
        order.add(requests.read(10, 1));
        assertThat(order.isDraining()).isTrue();
        assertThat(order.size()).isEqualTo(4);
        List<Long> served = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            served.add(next(order));
        }
        assertThat(order.isDraining()).isFalse();
        for (int i = 0; i < 2; i++) {
            served.add(next(order));
        }
        assertThat(served).containsExactly(100L, 900L, 500L, 10L);
    }

    @Test
    void mergesNothingIntoTheOrderBefore() {
        SwitchingOrder order = new SwitchingOrder(List.of(PlainScheduler.fcfs(), PlainScheduler.fcfs()));
        Requests requests = new Requests();
        Request before = requests.read(900, 8);
        order.add(before);
        order.install(1);
        Request after = requests.read(100, 8);
        order.add(after);
        assertThat(order.mayMerge(before, requests.read(908, 8))).isFalse();
        assertThat(order.mayMerge(after, requests.read(108, 8))).isTrue();
    }

    @Test
    void theInstalledOrderDecidesOnFrontMerges() {
        SwitchingOrder order = new SwitchingOrder(List.of(PlainScheduler.fcfs(), new WithoutFrontMerges()));
        assertThat(order.seeksFrontMerges()).isTrue();
        order.install(1);
        assertThat(order.seeksFrontMerges()).isFalse();
    }

    @Test
    void theInstalledOrderChoosesMerges() {
        SwitchingOrder order = new SwitchingOrder(List.of(PlainScheduler.fcfs(), new ChoosesMerges()));
        assertThat(order.choosesMerges()).isFalse();
        order.install(1);
        assertThat(order.choosesMerges()).isTrue();
        Requests requests = new Requests();
        Request waiting = requests.read(100, 8);
        order.add(waiting);
        assertThat(order.chooseMerge(requests.read(108, 8), Eligibility.ALL)).isSameAs(waiting);
    }

    /** The order that is not installed knows the process from the time when it was installed, and may still serve its requests. */
    @Test
    void tellsAllOrdersOfTheEndOfAProcess() {
        List<String> ended = new ArrayList<>();
        SwitchingOrder order = new SwitchingOrder(List.of(
                new ProcessEndRecorder(process -> ended.add("first " + process)),
                new ProcessEndRecorder(process -> ended.add("second " + process))));
        order.install(1);
        order.processEnded(7);
        assertThat(ended).containsExactly("first 7", "second 7");
    }
}
