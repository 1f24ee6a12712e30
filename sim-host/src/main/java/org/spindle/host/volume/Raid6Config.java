package org.spindle.host.volume;

import org.spindle.host.volume.layout.CheckRotation;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
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
        CheckRotation rotation,

        @Doc("How stripes are written in part.") @Default("{}")
        ParityWrites writes,

        @Inline Protection protection,

        @Inline Capacity capacity)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        WholeSectors.check("unit", unit, problems);
    }
}
