package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class OtherNestedTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Composed.concatenate(
                inner -> Composed.collapse(
                        nested -> Composed.timeout(
                                last -> Composed.sequence("sptf", false, 0, last), "fcfs", "3 ms", nested),
                        CollapseConfig.Match.CONTAINED,
                        inner),
                64,
                4,
                context);
    }

    @Override
    protected boolean combines() {
        return true;
    }
}
