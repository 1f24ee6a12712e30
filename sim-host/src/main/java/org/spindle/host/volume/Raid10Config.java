package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
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

        @Inline Protection protection,

        @Inline Capacity capacity,

        @Doc("What DiskSim does otherwise when it chooses a copy, to be reproduced; nothing by default.") @Default("[]")
        List<CopyCompat> compat)
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
}
