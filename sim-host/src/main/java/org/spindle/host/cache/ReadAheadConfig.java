package org.spindle.host.cache;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc("Reads ahead after each read that was not in the cache (Hsu 2003, section 3.5.2).")
public record ReadAheadConfig(
        @Doc("Length that is always fetched, at most half of the cache; 0 B for none.") @Default("32 KiB")
        Size length,

        @Inline IdleReading idleReading)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (length.bytes() % Size.SECTOR != 0) {
            problems.report("length", length + " is not a whole number of sectors", "a multiple of 512 B");
        }
        if (idleReading.isReachedBy(length)) {
            problems.report(
                    "until",
                    idleReading.until() + " is no more than the length of " + length + ", which is fetched in any case",
                    "more than " + length + ", or untilFrom: fetch");
        }
        if (length.bytes() == 0 && idleReading.until() == null) {
            problems.report("length", "nothing is fetched", "a length of more than 0 B, or until");
        }
    }
}
