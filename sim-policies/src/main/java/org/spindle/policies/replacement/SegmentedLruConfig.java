package org.spindle.policies.replacement;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

@Doc(
        "Segmented LRU (Karedla, Love and Wherry 1994): a line enters the lowest segment and rises by one each time it is used;"
                + " what a full segment has not used for the longest time sinks by one. The lowest segment gives up its least recently"
                + " used line.")
public record SegmentedLruConfig(
        @Doc("Part of the cache that each segment above the lowest may hold, upwards; the lowest has what is left.")
        @Default("[0.5]")
        List<Double> upper)
        implements Validated {

    public SegmentedLruConfig {
        upper = List.copyOf(upper);
    }

    @Override
    public void validate(Problems problems) {
        double sum = 0;
        for (double part : upper) {
            if (!(part >= 0 && part <= 1)) {
                problems.report("upper", part + " is not a part of the cache", "values between 0 and 1");
                return;
            }
            sum += part;
        }
        if (sum > 1) {
            problems.report("upper", "the segments add up to " + sum + " caches", "no more than 1");
        }
    }
}
