package org.example.shingled;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.layer.LayerFactory;

/** Announces the layer {@code example.shingled-drive}. */
public final class ShingledPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(LayerFactory.KIND, "example.shingled-drive", ShingledConfig.class, ShingledDrive::new);
    }
}
