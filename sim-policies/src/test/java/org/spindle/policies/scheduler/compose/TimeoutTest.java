package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class TimeoutTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Composed.timeout("sstf", null, "2 ms", context);
    }
}
