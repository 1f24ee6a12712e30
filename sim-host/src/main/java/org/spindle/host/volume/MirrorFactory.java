package org.spindle.host.volume;

import jakarta.inject.Inject;
import org.spindle.host.volume.layout.ColumnLayout;
import org.spindle.host.volume.layout.Rows;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;

/** Creates mirrors. */
public final class MirrorFactory implements LayerFactory<MirrorConfig> {

    @Inject
    public MirrorFactory() {}

    @Override
    public Layer create(MirrorConfig config, LayerContext context) {
        MemberUnits below =
                new MemberUnits(context, "mirror", 2, config.protection().spares());
        Rows rows = new Rows(
                VolumeAssembly.INNER_UNIT, below.capacity(config.capacity().useSmallest()));
        below.requireAligned(rows.unit());
        ColumnLayout layout = new ColumnLayout(1, below.members(), rows);
        return VolumeAssembly.copies(context, layout, config.read(), config.compat(), config.protection());
    }
}
