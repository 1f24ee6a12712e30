package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

@Doc("A volume with bytes interleaved over all members except the last, which holds the parity (RAID 3): every request"
        + " accesses every member.")
public record Raid3Config(
        @Inline Protection protection,

        @Inline Capacity capacity,

        @Doc("Behaviours of DiskSim to reproduce; none by default.") @Default("[]")
        List<InterleavedCompat> compat)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (compat.contains(InterleavedCompat.PARTS_IN_ORDER)) {
            problems.report(
                    "compat",
                    "parts-in-order has no effect, as every member has one part of each request",
                    "length-only or no-reads, or nothing");
        }
        if (!protection.fail().isEmpty() && !compat.isEmpty()) {
            problems.report(
                    "compat", "a volume that omits necessary reads cannot lose a member", "leave out compat, or fail");
        }
    }
}
