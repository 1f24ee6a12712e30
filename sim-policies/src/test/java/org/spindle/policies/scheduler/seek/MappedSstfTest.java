package org.spindle.policies.scheduler.seek;

import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

class MappedSstfTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Policies.sstf(Knowledge.MAP, ReferenceEnd.END, context);
    }
}
