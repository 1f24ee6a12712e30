package org.spindle.host.volume.layout;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;

@Doc("Units striped over columns, each on one member or on several with equal contents.")
public record StripedLayoutConfig(
        @Inline StripeUnit stripe,

        @Doc("Number of members with equal contents in a column; divides the number of members.")
        @Default("1")
        @Range(min = "1")
        int copies) {}
