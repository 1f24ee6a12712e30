package org.spindle.host.volume;

import org.spindle.host.volume.layout.CheckRotation;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc("A volume striped over all members, with two units of check data in each row, P and Q, that rotate from row to row"
        + " (RAID 6). It survives the loss of any two members.")
public record Raid6Config(
        @Doc("Stripe unit: contiguous data on one member.") @Default("64 KiB") @Range(min = "512 B")
        Size unit,

        @Doc("Rotation of P and order of the data units; Q is on the member after that of P.")
        @Default("left-symmetric")
        CheckRotation rotation,

        @Doc("How partial stripes are written.") @Default("{}")
        ParityWrites writes,

        @Inline Protection protection,

        @Inline Capacity capacity)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        WholeSectors.check("unit", unit, problems);
    }
}
