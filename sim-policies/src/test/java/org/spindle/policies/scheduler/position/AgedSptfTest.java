package org.spindle.policies.scheduler.position;

import java.util.List;
import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;

class AgedSptfTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Policies.sptf(6, null, AgeingCounts.ALL, List.of(), context);
    }

    @Override
    protected RequestScheduler reference(SchedulerContext context) {
        return PlainScheduler.least(request -> context.positions().positioningTime(request)
                - 0.006 * (context.events().now() - request.arrived()));
    }
}
