package org.spindle.host.volume;

import jakarta.inject.Inject;
import java.util.List;
import org.spindle.host.volume.layout.ColumnLayout;
import org.spindle.host.volume.layout.InterleavedLayout;
import org.spindle.host.volume.layout.Rows;
import org.spindle.host.volume.layout.Slices;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.VolumeLayout;

/** Creates striped volumes. */
public final class StripingFactory implements LayerFactory<StripingConfig> {

    @Inject
    public StripingFactory() {}

    @Override
    public Layer create(StripingConfig config, LayerContext context) {
        MemberUnits below = new MemberUnits(context, "striping", 1, 0);
        long capacity = below.capacity(config.capacity().useSmallest());
        int members = below.members();
        if (config.unit().bytes() == 0) {
            InterleavedLayout layout = new InterleavedLayout(members, 0, new Rows(VolumeAssembly.INNER_UNIT, capacity));
            return VolumeAssembly.interleaved(context, layout, config.compat(), Protection.NONE);
        }
        Rows rows = new Rows(config.unit().sectors(), capacity);
        below.requireAligned(rows.unit());
        VolumeLayout layout = new ColumnLayout(members, 1, rows);
        if (config.addressing() == Addressing.SLICES) {
            layout = new Slices(layout, members);
        }
        return VolumeAssembly.copies(context, layout, ReadChoice.PRIMARY, order(config), Protection.NONE);
    }

    private static List<CopyCompat> order(StripingConfig config) {
        return config.compat().contains(InterleavedCompat.PARTS_IN_ORDER)
                ? List.of(CopyCompat.PARTS_IN_ORDER)
                : List.of();
    }
}
