package org.spindle.policies.scheduler.linux;

import org.spindle.policies.scheduler.arrival.FirstComeFirstServed;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code none} schedulers. */
public final class NoneFactory implements SchedulerFactory<NoneConfig> {

    @Override
    public RequestScheduler create(NoneConfig config, SchedulerContext context) {
        return new FirstComeFirstServed();
    }
}
