package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class NestedTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Composed.collapse(
                inner -> Composed.priority(nested -> Composed.concatenate("sptf", 64, 0, nested), null, "5 ms", inner),
                CollapseConfig.Match.IDENTICAL,
                context);
    }

    @Override
    protected boolean combines() {
        return true;
    }
}
