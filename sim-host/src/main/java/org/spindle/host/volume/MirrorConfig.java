package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

@Doc("A volume of which every member has a copy (RAID 1).")
public record MirrorConfig(
        @Doc("Which copy is read.") @Default("shortest-queue-then-seek")
        ReadChoice read,

        @Doc("How many of the last units in 'over' are spares.") @Default("0") @Range(min = "0")
        int spares,

        @Doc("Devices that fail, members or spares, and when.") @Default("[]")
        List<Failure> fail,

        @Doc("How a lost member is brought onto a spare.") @Default("{}")
        Rebuilding rebuild,

        @Doc("Whether members may differ in capacity, of each of which as much is used as the smallest has.")
        @Default("false")
        boolean useSmallest) {

    Protection protection() {
        return new Protection(spares, fail, rebuild);
    }
}
