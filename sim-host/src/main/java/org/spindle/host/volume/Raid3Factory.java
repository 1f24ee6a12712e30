package org.spindle.host.volume;

import jakarta.inject.Inject;
import org.spindle.host.volume.layout.InterleavedLayout;
import org.spindle.host.volume.layout.Rows;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;

/** Creates volumes with interleaved bytes and a parity member. */
public final class Raid3Factory implements LayerFactory<Raid3Config> {

    @Inject
    public Raid3Factory() {}

    @Override
    public Layer create(Raid3Config config, LayerContext context) {
        MemberUnits below =
                new MemberUnits(context, "raid-3", 3, config.protection().spares());
        Rows rows = new Rows(
                VolumeAssembly.INNER_UNIT, below.capacity(config.capacity().useSmallest()));
        InterleavedLayout layout = new InterleavedLayout(below.members() - 1, 1, rows);
        return VolumeAssembly.interleaved(context, layout, config.compat(), config.protection());
    }
}
