package org.spindle.host.volume;

import jakarta.inject.Inject;
import org.spindle.host.volume.layout.ParityLayout;
import org.spindle.host.volume.layout.Rows;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.VolumeLayout;

/** Creates volumes with two check units in each row. */
public final class Raid6Factory implements LayerFactory<Raid6Config> {

    @Inject
    public Raid6Factory() {}

    @Override
    public Layer create(Raid6Config config, LayerContext context) {
        MemberUnits below = new MemberUnits(
                context, "raid-6", 4, config.volume().protection().spares());
        Rows rows = new Rows(
                config.stripe().sectors(),
                below.capacity(config.volume().capacity().useSmallest()));
        below.requireAligned(rows.unit());
        VolumeLayout layout = new ParityLayout(below.members(), 2, rows, config.rotation(), 1);
        return VolumeAssembly.parity(
                context,
                layout,
                config.volume().writes(),
                ParityOptions.NONE,
                config.volume().protection());
    }
}
