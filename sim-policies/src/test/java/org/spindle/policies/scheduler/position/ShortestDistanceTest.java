package org.spindle.policies.scheduler.position;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;

class ShortestDistanceTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new ShortestDistanceFactory().create(new ShortestDistanceConfig(), context);
    }

    @Override
    protected RequestScheduler reference(SchedulerContext context) {
        return PlainScheduler.sptf(context.positions());
    }
}
