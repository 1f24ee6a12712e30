package org.spindle.host.virtualdisk.beside;

import org.spindle.host.virtualdisk.VirtualDisks;
import org.spindle.host.virtualdisk.VirtualDiskSurroundings;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Makes schedulers with a virtual disk beside the real one. */
public final class BesideFactory implements SchedulerFactory<BesideConfig> {

    @Override
    public RequestScheduler create(BesideConfig config, SchedulerContext context) {
        VirtualDisks disks = new VirtualDisks(config.disk(), VirtualDiskSurroundings.of(context));
        RequestScheduler beside = new BesideScheduler(config, context.scheduler(config.base()), disks, context);
        long copy = config.copyTime().nanos();
        long process = config.processTime().nanos();
        return copy + process == 0
                ? beside
                : new DelayedArrivals(beside, copy, process, () -> true, context.events());
    }
}
