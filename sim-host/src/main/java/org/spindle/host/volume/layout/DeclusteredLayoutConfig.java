package org.spindle.host.volume.layout;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

@Doc("Stripes with parity and fewer units than there are members, placed by a balanced block design.")
public record DeclusteredLayoutConfig(
        @Doc("Stripe unit: contiguous data on one member.") @Default("64 KiB") @Range(min = "512 B")
        Size unit,

        @Doc("Number of units in a stripe, including parity; at most the number of members.") @Range(min = "2")
        int stripeUnits) {}
