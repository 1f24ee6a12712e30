package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Replacement;
import org.spindle.spi.Component;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** The common configuration keys of block caches. */
@Doc("Requests of several lines, and eviction.")
public record LineUse(
        @Doc("Maximum size processed at once for one request; longer requests are processed in pieces.")
        @Range(min = "512 B")
        @Nullable
        Size largestRequest,

        @Doc("Replacement policy: which line is evicted for another.")
        @OfKind(ReplacementFactory.class)
        @Default(Replacement.LRU)
        Component replacement,

        @Doc("Treatment of a dirty victim: strict-order (wait for its destage) or prefer-clean (start its destage and"
                + " choose another).")
        @Default("prefer-clean")
        Allocation allocation)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (largestRequest != null && largestRequest.bytes() % Size.SECTOR != 0) {
            problems.report(
                    "largestRequest", largestRequest + " is not a whole number of sectors", "a multiple of 512 B");
        }
    }

    /** Returns the maximum number of sectors processed at once for one request. */
    long largestSectors() {
        return largestRequest == null ? Long.MAX_VALUE : largestRequest.sectors();
    }
}
