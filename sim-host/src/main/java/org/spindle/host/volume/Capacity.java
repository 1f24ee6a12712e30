package org.spindle.host.volume;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** What of its members' capacity a volume uses. */
@Doc("What of its members' capacity a volume uses.")
public record Capacity(
        @Doc("Whether members may differ in capacity, of each of which as much is used as the smallest has.")
        @Default("false")
        boolean useSmallest) {}
