package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class AnticipatoryContractTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Tunables.anticipatory(Anonymous.SHARED, context);
    }

    /** A call of select may end a batch. */
    @Override
    protected boolean selectsWithoutTrace() {
        return false;
    }
}
