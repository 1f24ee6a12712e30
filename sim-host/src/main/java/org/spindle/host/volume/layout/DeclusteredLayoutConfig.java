package org.spindle.host.volume.layout;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

@Doc("Stripes with parity, narrower than there are members, spread by a balanced block design.")
public record DeclusteredLayoutConfig(
        @Doc("Consecutive data on one member.") @Default("64 KiB") @Range(min = "512 B")
        Size unit,

        @Doc("Units in a stripe, parity included; at most the number of members.") @Range(min = "2")
        int stripeUnits) {}
