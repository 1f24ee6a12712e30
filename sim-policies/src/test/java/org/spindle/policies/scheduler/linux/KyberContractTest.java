package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class KyberContractTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Tunables.kyber(context);
    }

    /** A call of select that finds nothing begins a batch. */
    @Override
    protected boolean selectsWithoutTrace() {
        return false;
    }
}
