package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class UrgentQueueTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Composed.priority("c-look", "fcfs", "3 ms", context);
    }
}
