package org.spindle.host.volume;

import jakarta.inject.Inject;
import org.spindle.host.volume.layout.ParityLayout;
import org.spindle.host.volume.layout.Rows;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.VolumeLayout;

/** Creates volumes with a parity member. */
public final class Raid4Factory implements LayerFactory<Raid4Config> {

    @Inject
    public Raid4Factory() {}

    @Override
    public Layer create(Raid4Config config, LayerContext context) {
        MemberUnits below = new MemberUnits(
                context, "raid-4", 3, config.volume().checked().protection().spares());
        Rows rows = new Rows(
                config.stripe().sectors(),
                below.capacity(config.volume().checked().capacity().useSmallest()));
        below.requireAligned(rows.unit());
        ParityLayout members = new ParityLayout(below.members(), 1, rows, null, 1);
        VolumeLayout layout = config.volume().addressing().over(members, rows.unit(), 0);
        return VolumeAssembly.parity(
                context,
                layout,
                config.volume().checked().writes(),
                ParityOptions.of(config.volume().compat()),
                config.volume().checked().protection());
    }
}
