package org.spindle.host.virtualdisk.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;

class DelayedArrivalsTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new DelayedArrivals(PlainScheduler.fcfs(), Time.ofMillis(0.15).nanos(), 0, () -> true, context.events());
    }

    /**
     * Simulations occupy the processor until 5: a request that is not copied is added then, one that arrives later at once. The copying of
     * another one, for 3, begins then.
     */
    @Test
    void delaysRequestsWhileTheProcessorSimulates() {
        for (boolean isCopied : new boolean[] {false, true}) {
            TestEventLoop events = new TestEventLoop();
            DelayedArrivals delayed = new DelayedArrivals(PlainScheduler.fcfs(), 3, 0, () -> isCopied, () -> 5, events);
            Requests requests = new Requests();
            Request first = requests.read(0, 8);
            delayed.add(first);
            long added = isCopied ? 8 : 5;
            assertThat(delayed.select(Eligibility.ALL)).isNull();
            assertThat(delayed.idleUntil()).isEqualTo(added);
            events.runUntil(added);
            assertThat(delayed.select(Eligibility.ALL)).isSameAs(first);
            delayed.take(first);
            Request second = requests.read(8, 8);
            delayed.add(second);
            assertThat(delayed.select(Eligibility.ALL) == second).isNotEqualTo(isCopied);
        }
    }
}
