package org.spindle.policies.scheduler.compose;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestPositions;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** Ganger 1995, section 3.1: non-preemptive priority of reads. */
class ReadPriorityTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new ReadPriorityFactory()
                .create(
                        new ReadPriorityConfig(
                                ((TestSchedulerContext) context).part("reads-base", Policies::cLook), null, null),
                        context);
    }

    @Test
    void readsComeBeforeCriticalWrites() {
        RequestScheduler scheduler = create(
                new TestSchedulerContext(new TestEventLoop(), 10_000, new TestPositions(10_000), new TestRandom(1)));
        Requests requests = new Requests();
        scheduler.add(requests.write(10, 8));
        scheduler.add(requests.read(500, 8));
        scheduler.add(requests.write(600, 8));
        long[] order = new long[3];
        for (int i = 0; i < order.length; i++) {
            Request next = scheduler.select(Eligibility.ALL);
            scheduler.take(next);
            order[i] = next.sector();
        }
        assertThat(order).containsExactly(500, 600, 10);
    }
}
