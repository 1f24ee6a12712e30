package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class CollapseTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Composed.collapse("sstf", CollapseConfig.Match.CONTAINED, context);
    }

    @Override
    protected boolean combines() {
        return true;
    }
}
