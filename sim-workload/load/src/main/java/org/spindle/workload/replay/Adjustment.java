package org.spindle.workload.replay;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Changes to the addresses and lengths of one device of the trace, in sectors. */
@Doc("Changes to the addresses and lengths of one device of the trace.")
public record Adjustment(
        @Doc("Factor of addresses.") @Default("1") @Range(min = "1", max = "1e9")
        long addressTimes,

        @Doc("Divisor of addresses in sectors; an address that is not divisible is an error.")
        @Default("1")
        @Range(min = "1", max = "1e9")
        long addressDividedBy,

        @Doc("Added to addresses after multiplication and division.") @Default("0 B")
        Size offset,

        @Doc("Factor of lengths.") @Default("1") @Range(min = "1", max = "1e9")
        long lengthTimes)
        implements Validated {

    static final Adjustment NONE = new Adjustment(1, 1, new Size(0), 1);

    @Override
    public void validate(Problems problems) {
        if (offset.bytes() % Size.SECTOR != 0) {
            problems.report(
                    "offset", offset + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }

    /** Returns why a request cannot be adjusted; null if it can. */
    @Nullable
    String refusal(long sector, long sectors) {
        if (sector > Long.MAX_VALUE / 4 / addressTimes || sectors > Long.MAX_VALUE / 4 / lengthTimes) {
            return "sectors " + sector + "+" + sectors + " exceed the address range; use smaller factors";
        }
        if (sector * addressTimes % addressDividedBy != 0) {
            return "sector " + sector + " is not divisible by " + addressDividedBy + "; correct addressDividedBy";
        }
        return null;
    }

    long address(long sector) {
        return sector * addressTimes / addressDividedBy + offset.sectors();
    }

    long length(long sectors) {
        return sectors * lengthTimes;
    }
}
