package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code kyber} schedulers. */
public final class KyberFactory implements SchedulerFactory<KyberConfig> {

    @Override
    public RequestScheduler create(KyberConfig config, SchedulerContext context) {
        return new Kyber(config, context);
    }
}
