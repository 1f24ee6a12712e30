package org.spindle.host.depth;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** Config of the layer {@code queue-depth}. */
@Doc(
        "A queue depth of the whole storage: all units below together have at most this number of outstanding requests, the others"
                + " wait in order of arrival. It presents the units below as they are (Hsu 2003, section 3.5.4).")
public record DepthLimitConfig(
        @Doc("Most requests below at once, over all units, destages and prefetches of layers above included.")
        @Default("8")
        @Range(min = "1")
        int depth) {}
