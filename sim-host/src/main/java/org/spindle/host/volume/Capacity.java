package org.spindle.host.volume;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** The part of its members' capacity that a volume uses. */
@Doc("The part of its members' capacity that a volume uses.")
public record Capacity(
        @Doc("Whether members may differ in capacity; each is then used up to the capacity of the smallest.")
        @Default("false")
        boolean useSmallest) {}
