package org.spindle.spi.scheduler;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the schedulers of one type. */
public interface SchedulerFactory<C extends Record> extends Factory<C, SchedulerContext, RequestScheduler> {

    Kind<SchedulerContext, RequestScheduler> KIND = Kind.of(
            "scheduler",
            SchedulerFactory.class,
            RequestScheduler.class,
            "Chooses which waiting request is served next.");

    @Override
    RequestScheduler create(C config, SchedulerContext context);
}
