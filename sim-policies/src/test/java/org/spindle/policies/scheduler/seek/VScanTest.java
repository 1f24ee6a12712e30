package org.spindle.policies.scheduler.seek;

import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;

class VScanTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return Policies.vScan(0.2, context);
    }

    @Override
    protected RequestScheduler reference(SchedulerContext context) {
        return PlainScheduler.nearest(context.sectors() / 5, Request::sector);
    }
}
