package org.spindle.host.volume;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc("A volume with parity whose stripes have fewer units than there are members, placed by a balanced block design so"
        + " that a rebuild loads all members equally (parity declustering).")
public record DeclusteredConfig(
        @Doc("Stripe unit: contiguous data on one member.") @Default("64 KiB") @Range(min = "512 B")
        Size unit,

        @Doc("Number of units in a stripe, including parity; at most the number of members.") @Range(min = "2")
        int stripeUnits,

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
