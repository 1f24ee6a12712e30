package org.spindle.policies.scheduler.position;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Makes {@code satf} schedulers. */
public final class SatfFactory implements SchedulerFactory<SatfConfig> {

    @Override
    public RequestScheduler create(SatfConfig config, SchedulerContext context) {
        Estimate estimate = new Estimate(
                context.positions(),
                true,
                config.readDelay().nanos(),
                config.writeDelay().nanos());
        Ageing ageing = AgeingChoice.of(config.w(), config.limit(), config.compat());
        return new ShortestTimeFirst(estimate, ageing, config.ageing(), false, config.compat(), context.events());
    }
}
