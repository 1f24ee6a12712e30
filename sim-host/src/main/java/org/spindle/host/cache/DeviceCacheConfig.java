package org.spindle.host.cache;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Replacement;
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

/** Config of the layer {@code device-cache}. */
@Doc(
        "A fast device that caches a slow one: over [fast, slow], it presents the slow one. Hits are read from the fast device,"
                + " misses are read from the slow one and written to the fast one, writes go to the fast one first.")
public record DeviceCacheConfig(
        @Doc(
                "Name of the fast device among those below, as in a controller, where the layer presents all of them: the slow"
                        + " one through the cache, the others as they are. Without names, the first of the two below.")
        @Nullable
        String fast,

        @Doc("Name of the slow device, if that of the fast one is given.") @Nullable
        String slow,

        @Doc("Capacity used of the fast device, from its beginning; all its whole lines if absent.")
        @Range(min = "512 B")
        @Nullable
        Size size,

        @Doc("Unit of allocation and replacement.") @Default("64 KiB") @Range(min = "512 B", max = "1 GiB")
        Size line,

        @Doc("Granularity of valid and dirty bits.") @Default("4 KiB") @Range(min = "512 B")
        Size granularity,

        @Doc("Granularity of locks; a line if absent.") @Range(min = "512 B") @Nullable
        Size lockGranularity,

        @Doc("Most that is worked on at once for one request; longer ones go piece by piece.")
        @Range(min = "512 B")
        @Nullable
        Size largestRequest,

        @Doc("Replacement policy: which line is evicted for another.")
        @OfKind(ReplacementFactory.class)
        @Default(Replacement.LRU)
        Component replacement,

        @Doc("Treatment of a dirty victim: strict-order (wait for its destage) or prefer-clean (start its destage and"
                + " take another).")
        @Default("prefer-clean")
        Allocation allocation,

        @Doc(
                "When writes go to the slow device too: through-synchronous, through (after they are complete), or back (when"
                        + " flushed).")
        @Default("back")
        WriteScheme writeScheme,

        @Doc("Destages to the slow device in addition to those on eviction; idle time is that of both" + " devices.")
        @Default("{}")
        Flushing flush,

        @Doc("Write-back policy, instead of flush: destages in addition to those on eviction.")
        @OfKind(WriteBackFactory.class)
        @Implied
        @Nullable
        Component writeBack,

        @Doc("Prefetch policy.") @OfKind(PrefetchFactory.class) @Implied @Nullable
        Component prefetch,

        @Doc("Most lines that are combined in one destage, if they are contiguous on the slow device.")
        @Default("1")
        @Range(min = "1")
        int cluster,

        @Doc("Defects of DiskSim to reproduce.") @Default("[]")
        List<DeviceCacheCompat> compat)
        implements Validated {

    public DeviceCacheConfig {
        compat = List.copyOf(compat);
    }

    @Override
    public void validate(Problems problems) {
        if ((fast == null) != (slow == null) || fast != null && fast.equals(slow)) {
            problems.report(
                    fast == null ? "fast" : "slow",
                    "the same device is named as fast and slow",
                    "name two different ones, or none");
        }
        LineShape.check(size == null ? line : size, line, granularity, lockGranularity, problems);
        if (largestRequest != null && largestRequest.bytes() % Size.SECTOR != 0) {
            problems.report(
                    "largestRequest", largestRequest + " is not a whole number of sectors", "a multiple of 512 B");
        }
        if (writeBack != null && (flush.period() != null || flush.idle() != null)) {
            problems.report(
                    "writeBack", "it contradicts flush, another form of the same setting", "remove one of the two");
        }
        if (compat.contains(DeviceCacheCompat.IDENTITY_MAPPING) && (writeBack != null || prefetch != null)) {
            problems.report(
                    writeBack != null ? "writeBack" : "prefetch",
                    "the cache of DiskSim that compat: [identity-mapping] reproduces takes no policies",
                    "leave it out");
        }
        if (compat.contains(DeviceCacheCompat.IDENTITY_MAPPING) && flush.period() != null) {
            problems.report(
                    "flush.period",
                    "the cache of DiskSim that compat: [identity-mapping] reproduces has no periodic flusher",
                    "leave it out");
        }
    }
}
