package org.spindle.host.cache;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc(
        "Divides the storage into units, of which a read that misses fetches each one that it touches from its beginning to its end; it"
                + " is complete when all of them are in the cache (large fetch unit, Hsu 2003, section 3.5.2). A read whose units are more"
                + " than half of the cache fetches only what it misses.")
public record FetchUnitConfig(
        @Doc("Length of a unit. The thesis finds 64 KiB best.") @Default("64 KiB") @Range(min = "512 B", max = "1 GiB")
        Size unit,

        @Inline IdleReading idleReading)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (unit.bytes() % Size.SECTOR != 0) {
            problems.report("unit", unit + " is not a whole number of sectors", "a multiple of 512 B");
        }
    }
}
