package org.spindle.policies.scheduler.seek;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code deadline-sstf} schedulers. */
public final class DeadlineSstfFactory implements SchedulerFactory<DeadlineSstfConfig> {

    @Override
    public RequestScheduler create(DeadlineSstfConfig config, SchedulerContext context) {
        return new DeadlineWeightedSeek(
                config.places().map(context),
                config.deadlines().deadlines(),
                config.distance(),
                config.window(),
                context.events());
    }
}
