package org.spindle.policies.scheduler.position;

import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class SpctfTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Policies.spctf(6, context);
    }
}
