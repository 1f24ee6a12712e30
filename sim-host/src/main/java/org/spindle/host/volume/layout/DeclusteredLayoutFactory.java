package org.spindle.host.volume.layout;

import jakarta.inject.Inject;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.layout.VolumeLayoutFactory;

/** Creates layouts with declustered parity. */
public final class DeclusteredLayoutFactory implements VolumeLayoutFactory<DeclusteredLayoutConfig> {

    @Inject
    public DeclusteredLayoutFactory() {}

    @Override
    public VolumeLayout create(DeclusteredLayoutConfig config, LayoutContext context) {
        if (config.stripeUnits() > context.members()) {
            throw new IllegalArgumentException("stripes of " + config.stripeUnits() + " units need as many members, but"
                    + " there are " + context.members() + "; add members, or use fewer stripeUnits");
        }
        return new DeclusteredLayout(
                BlockDesigns.of(context.members(), config.stripeUnits()),
                new Rows(config.stripe().sectors(), context.memberSectors()));
    }
}
