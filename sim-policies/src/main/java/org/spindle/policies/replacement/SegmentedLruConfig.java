package org.spindle.policies.replacement;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

@Doc("Segmented LRU (Karedla, Love and Wherry 1994): a line enters the lowest segment and moves one segment up at"
        + " each use; the least recently used line of a full segment moves one segment down. Lines are"
        + " evicted from the lowest segment, least recently used first.")
public record SegmentedLruConfig(
        @Doc("Part of the cache that each segment above the lowest may hold, in ascending order; the lowest has the"
                + " rest.")
        @Default("[0.5]")
        List<Double> upper,

        @Doc("Whether a new line enters the lowest segment that has room, hence an upper one while the cache fills, as"
                + " in libCacheSim; false means always the lowest segment, as in the paper.")
        @Default("false")
        boolean fillsUpper)
        implements Validated {

    public SegmentedLruConfig {
        upper = List.copyOf(upper);
    }

    @Override
    public void validate(Problems problems) {
        double sum = 0;
        for (double part : upper) {
            if (!(part >= 0 && part <= 1)) {
                problems.report("upper", part + " is not a fraction of the cache", "values between 0 and 1");
                return;
            }
            sum += part;
        }
        if (sum > 1) {
            problems.report("upper", "the parts of the segments add up to " + sum, "a sum of at most 1");
        }
    }
}
