package org.spindle.host.volume;

import jakarta.inject.Inject;
import org.spindle.host.volume.layout.BlockDesigns;
import org.spindle.host.volume.layout.DeclusteredLayout;
import org.spindle.host.volume.layout.Rows;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.VolumeLayout;

/** Creates volumes with declustered parity. */
public final class DeclusteredFactory implements LayerFactory<DeclusteredConfig> {

    @Inject
    public DeclusteredFactory() {}

    @Override
    public Layer create(DeclusteredConfig config, LayerContext context) {
        MemberUnits below = new MemberUnits(
                context,
                "declustered",
                config.stripeUnits(),
                config.volume().protection().spares());
        Rows rows = new Rows(
                config.stripe().sectors(),
                below.capacity(config.volume().capacity().useSmallest()));
        below.requireAligned(rows.unit());
        VolumeLayout layout = new DeclusteredLayout(BlockDesigns.of(below.members(), config.stripeUnits()), rows);
        return VolumeAssembly.parity(
                context,
                layout,
                config.volume().writes(),
                ParityOptions.NONE,
                config.volume().protection());
    }
}
