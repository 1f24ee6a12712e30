package org.spindle.host.depth;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** Configuration of the layer {@code queue-depth}. */
@Doc(
        "A queue depth of the whole storage: all units below together have at most this number of outstanding requests; further"
                + " requests wait in order of arrival. It presents the units below unchanged (Hsu 2003, section 3.5.4).")
public record DepthLimitConfig(
        @Doc(
                "Maximum number of outstanding requests of all units below, including destages and prefetches of layers above.")
        @Default("8")
        @Range(min = "1")
        int depth) {}
