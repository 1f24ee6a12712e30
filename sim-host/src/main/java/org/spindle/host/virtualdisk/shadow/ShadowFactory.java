package org.spindle.host.virtualdisk.shadow;

import org.spindle.host.virtualdisk.VirtualDiskContext;
import org.spindle.host.virtualdisk.VirtualDisks;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Makes schedulers with a virtual disk in parallel with the real one. */
public final class ShadowFactory implements SchedulerFactory<ShadowConfig> {

    @Override
    public RequestScheduler create(ShadowConfig config, SchedulerContext context) {
        VirtualDisks disks = new VirtualDisks(config.disk(), VirtualDiskContext.of(context));
        RequestScheduler shadow = new ShadowScheduler(config, context.scheduler(config.base()), disks, context);
        long copy = config.copyTime().nanos();
        long process = config.processTime().nanos();
        return copy + process == 0 ? shadow : new DelayedArrivals(shadow, copy, process, () -> true, context.events());
    }
}
