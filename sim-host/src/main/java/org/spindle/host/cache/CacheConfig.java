package org.spindle.host.cache;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Config of the layer {@code cache}. */
@Doc("A cache in the memory of a controller or host, shared by all units below; it presents as many units. Memory"
        + " takes no time: the cost of a hit is that of the components above.")
public record CacheConfig(
        @Doc("Size of the cache for data. With 0 B every request passes through.")
        Size size,

        @Doc("Unit of allocation and replacement.") @Default("4 KiB") @Range(min = "512 B", max = "1 GiB")
        Size line,

        @Doc("Granularity of valid and dirty bits; requests below are multiples of it.")
        @Default("512 B")
        @Range(min = "512 B")
        Size granularity,

        @Doc("Granularity of locks; a line if absent.") @Range(min = "512 B") @Nullable
        Size lockGranularity,

        @Doc("Whether several reads may use the same data at once.") @Default("true")
        boolean sharedReadLocks,

        @Inline LineUse use,

        @Doc(
                "Write scheme: through-synchronous, through (complete before the data is below), or back. With the first two nothing is"
                        + " ever dirty, and keys about dirty lines are refused.")
        @Default("back")
        WriteScheme writeScheme,

        @Doc("Destages in addition to those on eviction.") @Default("{}")
        Flushing flush,

        @Doc("Write-back policy, instead of flush: destages in addition to those on eviction.")
        @OfKind(WriteBackFactory.class)
        @Implied
        @Nullable
        Component writeBack,

        @Doc("Maximum number of lines in one destage, if they are contiguous below.") @Default("1") @Range(min = "1")
        int cluster,

        @Doc("Other parts of its line that a read fetches: none, front, rest or line (both).") @Default("none")
        Prefetch readPrefetch,

        @Doc("Other parts of its line that are fetched when a write covers a grain of the valid bits only in part.")
        @Default("none")
        Prefetch writePrefetch,

        @Doc("Prefetch policy, instead of readPrefetch and writePrefetch.")
        @OfKind(PrefetchFactory.class)
        @Implied
        @Nullable
        Component prefetch,

        @Doc("Whether each line is fetched and written through by a separate request.") @Default("false")
        boolean lineByLine,

        @Doc("Maximum number of lines of one fetch or write-through; no limit if absent.") @Range(min = "1") @Nullable
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
        flush.check(writeBack, problems);
        CleanLines.check(writeScheme, writeBack, flush, cluster, use.allocation(), problems);
        if (prefetch != null && (readPrefetch != Prefetch.NONE || writePrefetch != Prefetch.NONE)) {
            problems.report(
                    "prefetch",
                    "it contradicts readPrefetch and writePrefetch, another form of the same setting",
                    "leave out either, or use prefetch: {type: line-part, reads: ..., writes: ...}");
        }
        if (lineByLine && gather != null && gather > 1) {
            problems.report(
                    "gather", gather + " lines in one request contradict lineByLine: true", "remove one of the two");
        }
    }
}
