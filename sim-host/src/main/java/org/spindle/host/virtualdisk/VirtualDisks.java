package org.spindle.host.virtualdisk;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.spindle.host.virtualdisk.table.IoTimes;
import org.spindle.host.virtualdisk.table.IoTimesFile;
import org.spindle.host.virtualdisk.table.TableGeometry;
import org.spindle.spi.Component;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Makes the tables of a disk and the virtual disks that share them. Must be used during construction of the containing component. */
public final class VirtualDisks {

    private final VirtualDiskConfig config;
    private final VirtualDiskContext context;
    private final IoTimes times;

    /**
     * Makes the tables, trained ones if the configuration names a file.
     *
     * @throws IllegalArgumentException if the file is not a table, is not trained or is for a larger disk; the message contains the
     *     remedy
     */
    public VirtualDisks(VirtualDiskConfig config, VirtualDiskContext context) {
        this.config = config;
        this.context = context;
        times = new IoTimes(
                TableGeometry.of(context.sectors()),
                config.samples(),
                config.hitLimitNanos(),
                config.sizes(),
                context.events()::now);
        Path table = config.table();
        if (table != null) {
            IoTimesFile.load(table, times);
        }
    }

    /** Returns the tables, which all disks of this object share. */
    public IoTimes times() {
        return times;
    }

    /** Makes a record of the real disk, through which the tables learn. */
    public RealDisk real() {
        return new RealDisk(times);
    }

    /**
     * Makes a disk that drops copies when it is congested, for comparisons while the real disk serves.
     *
     * @param name prefix of its metrics, followed by a hyphen; lower-case words joined by hyphens
     * @throws IllegalArgumentException if there is no such scheduler, or if it needs positions
     */
    public VirtualDisk live(String name, Component scheduler, VirtualDiskListener listener) {
        return make(name, scheduler, true, listener);
    }

    /** Makes a disk that drops no copies, for copies that were collected before. */
    public VirtualDisk replaying(String name, Component scheduler, VirtualDiskListener listener) {
        return make(name, scheduler, false, listener);
    }

    private VirtualDisk make(String name, Component scheduler, boolean drops, VirtualDiskListener listener) {
        Metrics own = new PrefixedMetrics(name + "-", context.metrics());
        VirtualDiskMetrics metrics = new VirtualDiskMetrics(own);
        CopyPool pool = new CopyPool();
        RequestScheduler made = context.parts()
                .make(
                        SchedulerFactory.KIND,
                        scheduler,
                        new VirtualSchedulerContext(context, scheduler.type(), new PrefixedMetrics("scheduler-", own)));
        KnownProcesses processes = new KnownProcesses(context.schema());
        SimulatedVirtualDisk disk = new SimulatedVirtualDisk(
                config,
                drops,
                context.events(),
                pool,
                processes,
                new VirtualQueue(made, pool, context.events(), config.merges(), config.maxMerged()),
                new VirtualService(times, cache(), config.sleepAdjustment().nanos(), metrics),
                listener,
                metrics);
        processes.whenExited(disk::exited);
        return disk;
    }

    private @Nullable SimulatedDriveCache cache() {
        DriveCacheConfig cache = config.driveCache();
        return cache == null ? null : new SimulatedDriveCache(cache, context.sectors());
    }
}
