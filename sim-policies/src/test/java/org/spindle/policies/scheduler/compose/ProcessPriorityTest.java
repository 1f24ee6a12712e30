package org.spindle.policies.scheduler.compose;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestPositions;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** Carey, Jauhari and Livny 1989: a scan of the waiting requests of the highest priority. */
class ProcessPriorityTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new ProcessPriorityFactory()
                .create(
                        new ProcessPriorityConfig(
                                ((TestSchedulerContext) context).part("classes-base", Policies::cLook), 10),
                        context);
    }

    /** Levels 3 and 9 are one class, 10 the next; requests without a level come last. */
    @Test
    void servesOneClassAfterTheOther() {
        RequestScheduler scheduler = create(
                new TestSchedulerContext(new TestEventLoop(), 10_000, new TestPositions(10_000), new TestRandom(1)));
        Requests requests = new Requests();
        scheduler.add(requests.read(5, 8));
        add(scheduler, requests.read(100, 8), 10);
        add(scheduler, requests.read(900, 8), 3);
        add(scheduler, requests.read(300, 8), 9);
        long[] order = new long[4];
        for (int i = 0; i < order.length; i++) {
            Request next = scheduler.select(Eligibility.ALL);
            scheduler.take(next);
            order[i] = next.sector();
        }
        assertThat(order).containsExactly(300, 900, 100, 5);
    }

    private static void add(RequestScheduler scheduler, Request request, long level) {
        request.attribute(RequestAttribute.PRIORITY_LEVEL, level);
        scheduler.add(request);
    }
}
