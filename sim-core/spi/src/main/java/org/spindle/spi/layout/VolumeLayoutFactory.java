package org.spindle.spi.layout;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the layouts of one type. */
public interface VolumeLayoutFactory<C extends Record> extends Factory<C, LayoutContext, VolumeLayout> {

    Kind<LayoutContext, VolumeLayout> KIND = Kind.of(
            "layout",
            VolumeLayoutFactory.class,
            VolumeLayout.class,
            "Defines where the data and checks of a volume lie on its members.");

    /**
     * Creates the layout of one volume.
     *
     * @throws IllegalArgumentException if there are too few members, or they are too small; the message says what would be
     *     right
     */
    @Override
    VolumeLayout create(C config, LayoutContext context);
}
