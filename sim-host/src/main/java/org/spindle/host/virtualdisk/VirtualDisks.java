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

/** Makes the tables of a disk and the virtual disks that share them. Call at construction of the component that has them. */
public final class VirtualDisks {

    private final VirtualDiskConfig config;
    private final VirtualDiskSurroundings surroundings;
    private final IoTimes times;

    /**
     * Makes the tables, trained ones if the configuration names a file.
     *
     * @throws IllegalArgumentException if the file is none, or not trained, or for a greater disk; the message says what would
     *     be right
     */
    public VirtualDisks(VirtualDiskConfig config, VirtualDiskSurroundings surroundings) {
        this.config = config;
        this.surroundings = surroundings;
        times = new IoTimes(
                TableGeometry.of(surroundings.sectors()),
                config.samples(),
                config.hitLimitNanos(),
                config.sizes(),
                surroundings.events());
        Path table = config.table();
        if (table != null) {
            IoTimesFile.load(table, times);
        }
    }

    /** Returns the tables, which all disks made here share. */
    public IoTimes times() {
        return times;
    }

    /** Makes a record of the real disk, by which the tables learn. */
    public RealDisk real() {
        return new RealDisk(times);
    }

    /**
     * Makes a disk that drops copies when it is congested, for comparisons while the real disk serves.
     *
     * @param name its metrics begin with it and a hyphen; lower-case words joined by hyphens
     * @throws IllegalArgumentException if there is no such scheduler, or if it has to know positions
     */
    public VirtualDisk live(String name, Component scheduler, VirtualDiskListener listener) {
        return make(name, scheduler, true, listener);
    }

    /** Makes a disk that drops nothing, for copies that were collected before. */
    public VirtualDisk replaying(String name, Component scheduler, VirtualDiskListener listener) {
        return make(name, scheduler, false, listener);
    }

    private VirtualDisk make(String name, Component scheduler, boolean drops, VirtualDiskListener listener) {
        Metrics own = new PrefixedMetrics(name + "-", surroundings.metrics());
        VirtualDiskMetrics metrics = new VirtualDiskMetrics(own);
        CopyPool pool = new CopyPool();
        RequestScheduler made = surroundings
                .parts()
                .make(
                        SchedulerFactory.KIND,
                        scheduler,
                        new VirtualSchedulerContext(
                                surroundings, scheduler.type(), new PrefixedMetrics("scheduler-", own)));
        return new SimulatedVirtualDisk(
                config,
                drops,
                surroundings.events(),
                pool,
                new ProcessTable(surroundings.schema()),
                new VirtualQueue(made, pool, surroundings.events(), config.merges(), config.maxMerged()),
                new VirtualService(times, cache(), config.sleepAdjustment().nanos(), metrics),
                listener,
                metrics);
    }

    private @Nullable SimulatedDriveCache cache() {
        DriveCacheConfig cache = config.driveCache();
        return cache == null ? null : new SimulatedDriveCache(cache, surroundings.sectors());
    }
}
