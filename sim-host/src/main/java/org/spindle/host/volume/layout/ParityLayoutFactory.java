package org.spindle.host.volume.layout;

import jakarta.inject.Inject;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.layout.VolumeLayoutFactory;

/** Creates layouts with rotated parity. */
public final class ParityLayoutFactory implements VolumeLayoutFactory<ParityLayoutConfig> {

    @Inject
    public ParityLayoutFactory() {}

    @Override
    public VolumeLayout create(ParityLayoutConfig config, LayoutContext context) {
        int minimum = config.checks() + 2;
        if (context.members() < minimum) {
            throw new IllegalArgumentException("a layout with " + config.checks() + " check units needs at least "
                    + minimum + " members, but has " + context.members() + "; add " + (minimum - context.members()));
        }
        Rows rows = new Rows(config.stripe().sectors(), context.memberSectors());
        return new ParityLayout(context.members(), config.checks(), rows, config.rotation(), 1);
    }
}
