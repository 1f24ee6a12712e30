package org.spindle.host.volume.layout;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;

@Doc("A stripe in each row, over all members, with check units that rotate from row to row.")
public record ParityLayoutConfig(
        @Inline StripeUnit stripe,

        @Doc("Number of check units in each row.") @Default("1") @Range(min = "1", max = "2")
        int checks,

        @Doc("Rotation of the check units and order of the data units.") @Default("left-symmetric")
        CheckRotation rotation) {}
