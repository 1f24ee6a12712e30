package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class MqDeadlineContractTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Tunables.mqDeadline(Tunables.DEADLINE, context);
    }
}
