package org.example.nearest;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

/** Holds {@code example.nearest-first} to the contract of its kind. */
class NearestFirstTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new NearestFirst(8);
    }
}
