package org.spindle.spi.scheduler;

/** Makes the schedulers of one type. */
public interface SchedulerFactory<C extends Record> {

    RequestScheduler create(C config, SchedulerContext context);
}
