package org.spindle.policies.scheduler.position;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Makes {@code sptf} schedulers. */
public final class SptfFactory implements SchedulerFactory<SptfConfig> {

    @Override
    public RequestScheduler create(SptfConfig config, SchedulerContext context) {
        Estimate estimate = new Estimate(
                context.positions(),
                false,
                config.readDelay().nanos(),
                config.writeDelay().nanos());
        Ageing ageing = AgeingChoice.of(config.w(), config.limit(), config.compat());
        return new ShortestTimeFirst(estimate, ageing, config.ageing(), false, config.compat(), context.events());
    }
}
