package org.spindle.host.volume;

import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.layout.VolumeLayoutFactory;

/** Config of the layer {@code volume}. */
@Doc("A volume whose data lie where its layout says.")
public record VolumeConfig(
        @Doc("Where data and checks lie on the members.") @OfKind(VolumeLayoutFactory.class)
        Component layout,

        @Doc("How stripes are written in part, where there are checks.") @Default("{}")
        ParityWrites writes,

        @Inline Protection protection,

        @Inline Capacity capacity) {}
