package org.spindle.policies.scheduler.seek;

import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class CvScanTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Policies.cvScan(3, 0.2, Knowledge.MAP, context);
    }
}
