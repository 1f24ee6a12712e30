package org.spindle.policies.scheduler.position;

import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;

class SatfTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Policies.satf(0, context);
    }

    @Override
    protected RequestScheduler reference(SchedulerContext context) {
        return PlainScheduler.least(request -> context.positions().positioningTime(request)
                + context.positions().transferTime(request));
    }
}
