package org.spindle.host.volume.layout;

import jakarta.inject.Inject;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.layout.VolumeLayoutFactory;

/** Creates striped layouts, of single members or of mirrors. */
public final class StripedLayoutFactory implements VolumeLayoutFactory<StripedLayoutConfig> {

    @Inject
    public StripedLayoutFactory() {}

    @Override
    public VolumeLayout create(StripedLayoutConfig config, LayoutContext context) {
        if (context.members() % config.copies() != 0) {
            throw new IllegalArgumentException(context.members() + " members cannot be divided into columns of "
                    + config.copies() + " copies; use a multiple of " + config.copies() + ", or other copies");
        }
        return new ColumnLayout(
                context.members() / config.copies(),
                config.copies(),
                new Rows(config.stripe().sectors(), context.memberSectors()));
    }
}
