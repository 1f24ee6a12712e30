package org.spindle.host.volume;

import jakarta.inject.Inject;
import org.spindle.host.volume.layout.ColumnLayout;
import org.spindle.host.volume.layout.Rows;
import org.spindle.host.volume.layout.Slices;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.VolumeLayout;

/** Creates striped mirrors. */
public final class Raid10Factory implements LayerFactory<Raid10Config> {

    @Inject
    public Raid10Factory() {}

    @Override
    public Layer create(Raid10Config config, LayerContext context) {
        MemberUnits below = new MemberUnits(
                context, "raid-10", 2 * config.copies(), config.protection().spares());
        int columns = below.members() / config.copies();
        if (columns * config.copies() != below.members()) {
            throw new IllegalArgumentException(below.members() + " members cannot be divided into columns of "
                    + config.copies() + " copies; use " + columns * config.copies() + " or "
                    + (columns + 1) * config.copies() + " members, or other copies");
        }
        Rows rows = new Rows(
                config.stripe().sectors(), below.capacity(config.capacity().useSmallest()));
        below.requireAligned(rows.unit());
        VolumeLayout layout = new ColumnLayout(columns, config.copies(), rows);
        if (config.addressing() == Addressing.SLICES) {
            layout = new Slices(layout, columns);
        }
        return VolumeAssembly.copies(context, layout, config.read(), config.compat(), config.protection());
    }
}
