package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

/** The keys that volumes with one parity unit in each row share. */
@Doc("Addresses, writes, failures and capacity of a volume with parity.")
public record ParityVolume(
        @Doc(
                "What requests address: volume (one address space), slices (as many equal slices of it as there are members"
                        + " for data), members (each member with data has an address space of its own, in which the parity is"
                        + " passed over).")
        @Default("volume")
        Addressing addressing,

        @Doc("How stripes are written in part.") @Default("{}")
        ParityWrites writes,

        @Inline Protection protection,

        @Inline Capacity capacity,

        @Doc("What DiskSim does otherwise, to be reproduced; nothing by default.") @Default("[]")
        List<ParityCompat> compat)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (!protection.fail().isEmpty() && ParityCompat.NO_LOCKS.isIn(compat)) {
            problems.report(
                    "compat",
                    "without locks a device cannot fail: an update under way and a rebuild would spoil each other",
                    "leave out compat, or fail");
        }
    }
}
