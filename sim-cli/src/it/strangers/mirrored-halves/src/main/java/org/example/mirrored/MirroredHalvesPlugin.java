package org.example.mirrored;

import org.spindle.spi.Contributions;
import org.spindle.spi.NoKeys;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.layout.VolumeLayoutFactory;

/** Announces the volume layout {@code example.mirrored-halves}. */
public final class MirroredHalvesPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        VolumeLayoutFactory<NoKeys> factory = (keys, context) -> new MirroredHalves(context);
        to.add(VolumeLayoutFactory.KIND, "example.mirrored-halves", "Copies on the next member.", factory);
    }
}
