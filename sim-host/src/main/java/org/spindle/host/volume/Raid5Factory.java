package org.spindle.host.volume;

import jakarta.inject.Inject;
import org.spindle.host.volume.layout.ParityLayout;
import org.spindle.host.volume.layout.Rows;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.VolumeLayout;

/** Creates volumes with rotated parity. */
public final class Raid5Factory implements LayerFactory<Raid5Config> {

    @Inject
    public Raid5Factory() {}

    @Override
    public Layer create(Raid5Config config, LayerContext context) {
        MemberUnits below = new MemberUnits(
                context, "raid-5", 3, config.volume().checked().protection().spares());
        Rows rows = new Rows(
                config.stripe().sectors(),
                below.capacity(config.volume().checked().capacity().useSmallest()));
        below.requireAligned(rows.unit());
        ParityLayout members = new ParityLayout(below.members(), 1, rows, config.rotation(), config.rowsPerTurn());
        VolumeLayout layout = config.volume().addressing().over(members, rows.unit(), config.rowsPerTurn());
        return VolumeAssembly.parity(
                context,
                layout,
                config.volume().checked().writes(),
                ParityOptions.of(config.volume().compat()),
                config.volume().checked().protection());
    }
}
