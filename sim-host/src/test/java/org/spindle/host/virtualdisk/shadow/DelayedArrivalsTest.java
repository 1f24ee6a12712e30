package org.spindle.host.virtualdisk.shadow;

import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;

class DelayedArrivalsTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new DelayedArrivals(PlainScheduler.fcfs(), Time.ofMillis(0.15).nanos(), 0, () -> true, context.events());
    }
}
