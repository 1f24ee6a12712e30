package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc("A volume with parity whose stripes are narrower than it has members, spread by a balanced block design so that a"
        + " rebuild burdens all members equally (parity declustering).")
public record DeclusteredConfig(
        @Doc("Consecutive data on one member.") @Default("64 KiB") @Range(min = "512 B")
        Size unit,

        @Doc("Units in a stripe, parity included; at most the number of members.") @Range(min = "2")
        int stripeUnits,

        @Doc("How stripes are written in part.") @Default("{}")
        ParityWrites writes,

        @Doc("How many of the last units in 'over' are spares.") @Default("0") @Range(min = "0")
        int spares,

        @Doc("Devices that fail, members or spares, and when.") @Default("[]")
        List<Failure> fail,

        @Doc("How a lost member is brought onto a spare.") @Default("{}")
        Rebuilding rebuild,

        @Doc("Whether members may differ in capacity, of each of which as much is used as the smallest has.")
        @Default("false")
        boolean useSmallest)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        WholeSectors.check("unit", unit, problems);
    }

    Protection protection() {
        return new Protection(spares, fail, rebuild);
    }
}
