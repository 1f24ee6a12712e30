package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

@Doc("A volume whose bytes are dealt out over all members but the last, which has the parity (RAID 3): every request is"
        + " for every member.")
public record Raid3Config(
        @Doc("How many of the last units in 'over' are spares.") @Default("0") @Range(min = "0")
        int spares,

        @Doc("Devices that fail, members or spares, and when.") @Default("[]")
        List<Failure> fail,

        @Doc("How a lost member is brought onto a spare.") @Default("{}")
        Rebuilding rebuild,

        @Doc("Whether members may differ in capacity, of each of which as much is used as the smallest has.")
        @Default("false")
        boolean useSmallest,

        @Doc("What DiskSim does otherwise, to be reproduced; nothing by default.") @Default("[]")
        List<InterleavedCompat> compat)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (!fail.isEmpty() && !compat.isEmpty()) {
            problems.report(
                    "compat",
                    "a volume that leaves out what it should read cannot lose a member",
                    "leave out compat, or fail");
        }
    }

    Protection protection() {
        return new Protection(spares, fail, rebuild);
    }
}
