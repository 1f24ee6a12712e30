package org.spindle.host.cache;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Config of the layer {@code cache}. */
@Doc("A cache in memory, of a controller or host, shared by all units below; it presents as many. Memory takes no time:"
        + " what a hit costs is what stands above.")
public record CacheConfig(
        @Doc("Room for data. Without any, everything passes through.")
        Size size,

        @Doc("Unit of allocation and replacement.") @Default("4 KiB") @Range(min = "512 B", max = "1 GiB")
        Size line,

        @Doc(
                "How much one pair of valid and dirty bits stands for; what is read and written below is a multiple of it.")
        @Default("512 B")
        @Range(min = "512 B")
        Size granularity,

        @Doc("How much one lock stands for; a line if absent.") @Range(min = "512 B") @Nullable
        Size lockGranularity,

        @Doc("Whether several reads may use the same data at once.") @Default("true")
        boolean sharedReadLocks,

        @Doc("Most that is worked on at once for one request; longer ones go piece by piece.")
        @Range(min = "512 B")
        @Nullable
        Size largestRequest,

        @Doc("Which line makes room for another.") @OfKind(ReplacementFactory.class) @Default("lru")
        Component replacement,

        @Doc(
                "What happens if that line is dirty: strict-order (wait for its write-out) or prefer-clean (start its write-out and"
                        + " take another).")
        @Default("prefer-clean")
        Allocation allocation,

        @Doc("What happens to writes: through-synchronous, through (complete before the data is below), or back.")
        @Default("back")
        WriteScheme writeScheme,

        @Doc("When dirty data is written out beyond what room for new lines demands.") @Default("{}")
        Flushing flush,

        @Doc("When dirty data is written out beyond what room for new lines demands, instead of what flush says.")
        @OfKind(WriteBackFactory.class)
        @Implied
        @Nullable
        Component writeBack,

        @Doc("Most lines that are joined in one write-out, where they lie side by side below.")
        @Default("1")
        @Range(min = "1")
        int cluster,

        @Doc("What else of its line a read fetches: none, front, rest or line (both).") @Default("none")
        Prefetch readPrefetch,

        @Doc("What else of its line is fetched when a write covers only a part of what a valid bit stands for.")
        @Default("none")
        Prefetch writePrefetch,

        @Doc("What is fetched that nobody has asked for, instead of what readPrefetch and writePrefetch say.")
        @OfKind(PrefetchFactory.class)
        @Implied
        @Nullable
        Component prefetch,

        @Doc("Whether each line is fetched and written through by a request of its own.") @Default("false")
        boolean lineByLine,

        @Doc("Most lines that one fetch or write-through spans; no limit if absent.") @Range(min = "1") @Nullable
        Integer gather,

        @Doc("Defects of DiskSim to reproduce.") @Default("[]")
        List<CacheCompat> compat)
        implements Validated {

    public CacheConfig {
        compat = List.copyOf(compat);
    }

    @Override
    public void validate(Problems problems) {
        LineShape.check(size, line, granularity, lockGranularity, problems);
        if (largestRequest != null && largestRequest.bytes() % Size.SECTOR != 0) {
            problems.report(
                    "largestRequest", largestRequest + " is not a whole number of sectors", "a multiple of 512 B");
        }
        if (writeBack != null && (flush.period() != null || flush.idle() != null)) {
            problems.report(
                    "writeBack",
                    "it contradicts flush, which says the same in another way",
                    "leave out one of the two");
        }
        if (prefetch != null && (readPrefetch != Prefetch.NONE || writePrefetch != Prefetch.NONE)) {
            problems.report(
                    "prefetch",
                    "it contradicts readPrefetch and writePrefetch, which say the same in another way",
                    "leave out either, or take prefetch: {type: line-part, reads: ..., writes: ...}");
        }
        if (lineByLine && gather != null && gather > 1) {
            problems.report(
                    "gather", gather + " lines in one request contradict lineByLine: true", "leave out one of the two");
        }
    }
}
