package org.spindle.host.volume;

import org.jspecify.annotations.Nullable;
import org.spindle.host.volume.layout.CheckRotation;
import org.spindle.host.volume.layout.StripeUnit;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc("A volume striped over all members, with parity that rotates from row to row (RAID 5).")
public record Raid5Config(
        @Inline StripeUnit stripe,

        @Doc("Contiguous parity on one member, a multiple of unit; equal to unit if absent.") @Nullable
        Size parityUnit,

        @Doc("Rotation of the parity and order of the data units.") @Default("left-symmetric")
        CheckRotation rotation,

        @Inline ParityVolume volume)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        Size unit = stripe.unit();
        if (parityUnit != null && (parityUnit.bytes() == 0 || parityUnit.bytes() % Math.max(1, unit.bytes()) != 0)) {
            problems.report(
                    "parityUnit", parityUnit + " is not a multiple of the unit, " + unit, "a multiple of " + unit);
        }
    }

    /** Returns the number of rows after which the parity moves to another member. */
    long rowsPerTurn() {
        return parityUnit == null ? 1 : parityUnit.sectors() / stripe.sectors();
    }
}
