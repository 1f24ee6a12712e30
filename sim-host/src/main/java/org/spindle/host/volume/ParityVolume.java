package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

/** The common configuration keys of volumes with one parity unit in each row. */
@Doc("Addresses, writes, failures and capacity of a volume with parity.")
public record ParityVolume(
        @Doc("Address spaces for requests: volume (one address space), slices (as many equal slices of it as there"
                + " are members for data), members (each member with data has an address space of its own, which"
                + " excludes the parity).")
        @Default("volume")
        Addressing addressing,

        @Inline CheckedVolume checked,

        @Doc("Behaviours of DiskSim to reproduce; none by default.") @Default("[]")
        List<ParityCompat> compat)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (!checked.protection().fail().isEmpty() && ParityCompat.NO_LOCKS.isIn(compat)) {
            problems.report(
                    "compat",
                    "devices cannot fail without locks, as updates and rebuilds of a stripe would corrupt each other",
                    "leave out compat, or fail");
        }
    }
}
