package org.spindle.host.volume;

import org.spindle.host.volume.layout.InterleavedLayout;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layout.VolumeLayout;

/** Creates volumes from their layouts. */
final class VolumeAssembly {

    /** Sectors in the units of volumes whose layout has no use for them: how much of a mirror is locked and rebuilt at once. */
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
     * @param layout one data unit in each stripe, all checks being its copies
     */
    static Layer copies(LayerContext context, VolumeLayout layout, ReadChoice read, Protection protection) {
        VolumeAssembly assembly = new VolumeAssembly(context, layout, protection, false);
        CopyChooser chooser = new CopyChooser(read, context.below(), context.random("copy"));
        return assembly.volume(
                new CopyPlanner(layout, assembly.members, chooser, assembly.metrics),
                !protection.fail().isEmpty(),
                0,
                false,
                false);
    }

    /** Creates a volume whose bytes are interleaved over all members. Lines that are written in part need locks even without parity. */
    static Layer interleaved(
            LayerContext context, InterleavedLayout layout, boolean isLengthOnly, Protection protection) {
        VolumeAssembly assembly = new VolumeAssembly(context, layout, protection, true);
        return assembly.volume(
                new InterleavedPlanner(layout, assembly.members, isLengthOnly, assembly.metrics),
                !isLengthOnly,
                0,
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
                writes.readsFirst());
    }

    private Layer volume(Planner planner, boolean isLocking, int gap, boolean isDescending, boolean isReadsFirst) {
        return new Volume(
                context,
                layout,
                members,
                planner,
                isLocking,
                protection,
                metrics,
                () -> new Plan(members.places(), gap, isDescending, isReadsFirst));
    }
}
