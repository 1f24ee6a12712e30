package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestSchedulerContext;

class NoopTest extends SchedulerContract {

    private final Requests requests = new Requests();

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new NoopFactory().create(new NoopConfig(), context);
    }

    @Override
    protected RequestScheduler reference(SchedulerContext context) {
        return PlainScheduler.fcfs();
    }

    /** noop has no elevator_merge_fn: arrivals are merged where the block layer finds a request itself. */
    @Test
    void seeksNoFrontMerges() {
        RequestScheduler scheduler = create(TestSchedulerContext.ofSectors(1000));
        assertThat(scheduler.seeksFrontMerges()).isFalse();
        assertThat(scheduler.mayMerge(requests.read(16, 8), requests.read(24, 8)))
                .isTrue();
    }

    /** noop_latter_request is the next in the list, noop_former_request the previous one. */
    @Test
    void mergesNeighboursInItsListOnly() {
        RequestScheduler scheduler = create(TestSchedulerContext.ofSectors(1000));
        Request first = requests.read(100, 8);
        Request second = requests.read(108, 8);
        Request other = requests.read(500, 8);
        Request last = requests.read(116, 8);
        for (Request request : List.of(first, second, other, last)) {
            scheduler.add(request);
        }
        assertThat(scheduler.mayMerge(first, second)).isTrue();
        assertThat(scheduler.mayMerge(second, last))
                .as("another one lies between")
                .isFalse();
        Request both = requests.read(100, 16);
        scheduler.withdraw(first);
        scheduler.replace(second, both);
        scheduler.take(other);
        assertThat(scheduler.mayMerge(both, last)).isTrue();
    }
}
