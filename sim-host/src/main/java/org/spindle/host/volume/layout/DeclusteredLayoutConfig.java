package org.spindle.host.volume.layout;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;

@Doc("Stripes with parity and fewer units than there are members, placed by a balanced block design.")
public record DeclusteredLayoutConfig(
        @Inline StripeUnit stripe,

        @Doc("Number of units in a stripe, including parity; at most the number of members.") @Range(min = "2")
        int stripeUnits) {}
