package org.spindle.policies.scheduler.arrival;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;

class FcfsTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new FcfsFactory().create(new FcfsConfig(), context);
    }

    @Override
    protected RequestScheduler reference(SchedulerContext context) {
        return PlainScheduler.fcfs();
    }
}
