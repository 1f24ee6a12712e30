package org.spindle.host.volume;

import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.layout.VolumeLayoutFactory;

/** Configuration of the layer {@code volume}. */
@Doc("A volume with a configurable layout of its data.")
public record VolumeConfig(
        @Doc("Placement of data and check units on the members.") @OfKind(VolumeLayoutFactory.class)
        Component layout,

        @Doc("How partial stripes are written if there are check units.") @Default("{}")
        ParityWrites writes,

        @Inline Protection protection,

        @Inline Capacity capacity) {}
