package org.spindle.host.volume;

import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Size;

/** The rule that a size is a whole number of sectors. */
final class WholeSectors {

    private WholeSectors() {}

    static void check(String key, Size size, Problems problems) {
        if (size.bytes() % Size.SECTOR != 0) {
            problems.report(key, size + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }
}
