package org.spindle.host.volume;

import java.util.List;
import org.spindle.host.volume.layout.Rotation;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc("A volume dealt out over all members, with two units of check data in each row, P and Q, that move from row to row"
        + " (RAID 6). Any two members may be lost.")
public record Raid6Config(
        @Doc("Consecutive data on one member.") @Default("64 KiB") @Range(min = "512 B")
        Size unit,

        @Doc("Where P moves, and in which order data follow; Q is on the member after that of P.")
        @Default("left-symmetric")
        Rotation rotation,

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
