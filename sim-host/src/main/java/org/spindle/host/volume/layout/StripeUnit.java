package org.spindle.host.volume.layout;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** The common configuration key of layouts and volumes with stripes. */
@Doc("The stripe unit.")
public record StripeUnit(
        @Doc("Stripe unit: contiguous data on one member.") @Default("64 KiB") @Range(min = "512 B")
        Size unit) implements Validated {

    @Override
    public void validate(Problems problems) {
        check(unit, problems);
    }

    /** Reports a unit that is not a whole number of sectors. */
    public static void check(Size unit, Problems problems) {
        if (unit.bytes() % Size.SECTOR != 0) {
            problems.report("unit", unit + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }

    public long sectors() {
        return unit.sectors();
    }
}
