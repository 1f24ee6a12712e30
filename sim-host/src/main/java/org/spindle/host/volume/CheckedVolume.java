package org.spindle.host.volume;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

/** The common configuration keys of volumes with check units. */
@Doc("Writes, failures and capacity of a volume with check units.")
public record CheckedVolume(
        @Doc("How partial stripes are written.") @Default("{}")
        ParityWrites writes,

        @Inline Protection protection,

        @Inline Capacity capacity) {}
