package org.example.storage;

import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.layout.VolumeLayoutFactory;

public final class MirroredHalvesFactory implements VolumeLayoutFactory<StoragePlugin.NoSettings> {

    @Override
    public VolumeLayout create(StoragePlugin.NoSettings config, LayoutContext context) {
        if (context.members() < 2) {
            throw new IllegalArgumentException("copies lie on the next member, and there is one; add another");
        }
        return new MirroredHalves(context.members(), context.memberSectors() / MirroredHalves.UNIT / 2);
    }
}
