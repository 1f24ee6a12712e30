package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class BatchTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Composed.batch("v-scan", 8, context);
    }
}
