package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc("A volume dealt out over columns of members with equal contents (RAID 10). Copy k of column c is member"
        + " c + k * columns.")
public record Raid10Config(
        @Doc("Members with equal contents in a column; divides the number of members.") @Default("2") @Range(min = "2")
        int copies,

        @Doc("Consecutive data on one member.") @Default("64 KiB") @Range(min = "512 B")
        Size unit,

        @Doc(
                "What requests address: volume (one address space), slices (as many equal slices of it as there are columns).")
        @Default("volume")
        Addressing addressing,

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
        boolean useSmallest)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        WholeSectors.check("unit", unit, problems);
        if (addressing == Addressing.MEMBERS) {
            problems.report(
                    "addressing",
                    "members of a column have equal contents and are not addressed one by one",
                    "volume, or slices");
        }
    }

    Protection protection() {
        return new Protection(spares, fail, rebuild);
    }
}
