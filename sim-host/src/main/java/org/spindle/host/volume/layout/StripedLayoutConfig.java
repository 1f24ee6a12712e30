package org.spindle.host.volume.layout;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

@Doc("Units striped over columns, each on one member or on several with equal contents.")
public record StripedLayoutConfig(
        @Doc("Stripe unit: contiguous data on one member.") @Default("64 KiB") @Range(min = "512 B")
        Size unit,

        @Doc("Number of members with equal contents in a column; divides the number of members.")
        @Default("1")
        @Range(min = "1")
        int copies) {}
