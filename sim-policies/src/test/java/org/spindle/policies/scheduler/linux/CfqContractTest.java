package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class CfqContractTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Tunables.cfq(Anonymous.SHARED, true, context);
    }

    /** A call of select may end a slice. */
    @Override
    protected boolean selectsWithoutTrace() {
        return false;
    }
}
