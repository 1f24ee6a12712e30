package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

@Doc("A volume whose bytes are dealt out over all members but the last, which has the parity (RAID 3): every request is"
        + " for every member.")
public record Raid3Config(
        @Inline Protection protection,

        @Inline Capacity capacity,

        @Doc("What DiskSim does otherwise, to be reproduced; nothing by default.") @Default("[]")
        List<InterleavedCompat> compat)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (compat.contains(InterleavedCompat.PARTS_IN_ORDER)) {
            problems.report(
                    "compat", "every member has one part of each request", "length-only or no-reads, or nothing");
        }
        if (!protection.fail().isEmpty() && !compat.isEmpty()) {
            problems.report(
                    "compat",
                    "a volume that leaves out what it should read cannot lose a member",
                    "leave out compat, or fail");
        }
    }
}
