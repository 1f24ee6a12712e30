package org.spindle.host.volume;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc("A volume striped over all members except the last, which holds the parity (RAID 4).")
public record Raid4Config(
        @Doc("Stripe unit: contiguous data on one member.") @Default("64 KiB") @Range(min = "512 B")
        Size unit,

        @Inline ParityVolume volume)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        WholeSectors.check("unit", unit, problems);
    }
}
