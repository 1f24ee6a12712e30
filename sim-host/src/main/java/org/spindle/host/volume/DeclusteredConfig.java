package org.spindle.host.volume;

import org.spindle.host.volume.layout.StripeUnit;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;

@Doc("A volume with parity whose stripes have fewer units than there are members, placed by a balanced block design so"
        + " that a rebuild loads all members equally (parity declustering).")
public record DeclusteredConfig(
        @Inline StripeUnit stripe,

        @Doc("Number of units in a stripe, including parity; at most the number of members.") @Range(min = "2")
        int stripeUnits,

        @Inline CheckedVolume volume) {}
