package org.spindle.host.volume;

import java.util.List;
import org.spindle.host.process.DiskSimRandom;
import org.spindle.host.volume.layout.InterleavedLayout;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.sim.RandomStream;

/** Creates volumes from their layouts. */
final class VolumeAssembly {

    /** Unit in sectors of volumes whose layout does not need one: the granularity of locks and rebuilds of a mirror. */
    static final long INNER_UNIT = 128;

    private final LayerContext context;
    private final VolumeLayout layout;
    private final Members members;
    private final Protection protection;
    private final VolumeMetrics metrics;

    private VolumeAssembly(LayerContext context, VolumeLayout layout, Protection protection, boolean readsToWrite) {
        this.context = context;
        this.layout = layout;
        this.protection = protection;
        members = new Members(layout.members(), protection.spares());
        metrics = new VolumeMetrics(context.metrics(), context.below(), readsToWrite, layout.checks() > 0);
    }

    /**
     * Creates a striped or mirrored volume.
     *
     * @param layout a layout with one data unit in each stripe, whose checks are its copies
     */
    static Layer copies(
            LayerContext context,
            VolumeLayout layout,
            ReadChoice read,
            List<CopyCompat> compat,
            Protection protection) {
        VolumeAssembly assembly = new VolumeAssembly(context, layout, protection, false);
        RandomStream random = compat.contains(CopyCompat.DISKSIM_RANDOM)
                ? new DiskSimRandom(DiskSimRandom.RUN_SEED)
                : context.random("copy");
        CopyChooser chooser = new CopyChooser(read, context.below(), random, compat);
        return assembly.volume(
                new CopyPlanner(layout, assembly.members, chooser, assembly.metrics),
                !protection.fail().isEmpty(),
                0,
                false,
                false,
                compat.contains(CopyCompat.PARTS_IN_ORDER),
                false);
    }

    /** Creates a volume with bytes interleaved over all members. Partially written lines need locks even without parity. */
    static Layer interleaved(
            LayerContext context, InterleavedLayout layout, List<InterleavedCompat> compat, Protection protection) {
        VolumeAssembly assembly = new VolumeAssembly(context, layout, protection, true);
        boolean isLengthOnly = compat.contains(InterleavedCompat.LENGTH_ONLY);
        boolean readsBeforeWrites = !isLengthOnly && !compat.contains(InterleavedCompat.NO_READS);
        return assembly.volume(
                new InterleavedPlanner(layout, assembly.members, isLengthOnly, readsBeforeWrites, assembly.metrics),
                readsBeforeWrites,
                0,
                false,
                false,
                false,
                false);
    }

    /** Creates a volume with parity. */
    static Layer parity(
            LayerContext context,
            VolumeLayout layout,
            ParityWrites writes,
            ParityOptions compat,
            Protection protection) {
        VolumeAssembly assembly = new VolumeAssembly(context, layout, protection, true);
        return assembly.volume(
                new StripePlanner(
                        layout,
                        assembly.members,
                        writes.threshold(layout.members()),
                        compat.isPartialFull(),
                        compat.splitsPairs(),
                        assembly.metrics),
                compat.isLocking(),
                compat.gap(),
                compat.isDescending(),
                writes.readsFirst(),
                false,
                compat.isByMember());
    }

    private Layer volume(
            Planner planner,
            boolean isLocking,
            int gap,
            boolean isDescending,
            boolean isReadsFirst,
            boolean isAsAdded,
            boolean isByMember) {
        return new Volume(
                context,
                layout,
                members,
                planner,
                isLocking,
                protection,
                metrics,
                () -> new Plan(members.places(), gap, isDescending, isReadsFirst, isAsAdded),
                isByMember);
    }
}
