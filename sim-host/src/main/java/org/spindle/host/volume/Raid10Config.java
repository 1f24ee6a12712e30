package org.spindle.host.volume;

import java.util.List;
import org.spindle.host.volume.layout.StripeUnit;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

@Doc("A volume striped over columns of members with equal contents (RAID 10). Copy k of column c is member"
        + " c + k * columns.")
public record Raid10Config(
        @Doc("Number of members with equal contents in a column; divides the number of members.")
        @Default("2")
        @Range(min = "2")
        int copies,

        @Inline StripeUnit stripe,

        @Doc("Address spaces for requests: volume (one address space), slices (as many equal slices of it as there"
                + " are columns).")
        @Default("volume")
        Addressing addressing,

        @Doc("The copy that is read.") @Default("shortest-queue-then-seek")
        ReadChoice read,

        @Inline Protection protection,

        @Inline Capacity capacity,

        @Doc("Behaviours of DiskSim in the choice of a copy to reproduce; none by default.") @Default("[]")
        List<CopyCompat> compat)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (addressing == Addressing.MEMBERS) {
            problems.report(
                    "addressing",
                    "members of a column have equal contents and cannot be addressed individually",
                    "volume, or slices");
        }
    }
}
