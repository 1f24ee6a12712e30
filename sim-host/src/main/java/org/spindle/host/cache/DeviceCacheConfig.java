package org.spindle.host.cache;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Replacement;
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

/** Config of the layer {@code device-cache}. */
@Doc("A fast device that caches a slow one: over [fast, slow], it presents the slow one. Hits are read from the"
        + " fast device, misses are read from the slow one and written to the fast one, writes go to the fast one"
        + " first.")
public record DeviceCacheConfig(
        @Doc("Name of the fast device among those below, as in a controller, where the layer presents all of them:"
                + " the slow one through the cache, the others as they are. Without names, the first of the two"
                + " below.")
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

        @Inline LineUse use,

        @Doc("When writes go to the slow device too: through-synchronous, through (after they are complete), or"
                + " back (when flushed).")
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

        @Doc("Maximum number of lines in one destage, if they are contiguous on the slow device.")
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
        flush.check(writeBack, problems);
        CleanLines.check(writeScheme, writeBack, flush, cluster, use.allocation(), problems);
        if (compat.contains(DeviceCacheCompat.ADJACENT_MAPS) && !compat.contains(DeviceCacheCompat.IDENTITY_MAPPING)) {
            problems.report(
                    "compat",
                    "adjacent-maps is a defect of the cache that identity-mapping reproduces",
                    "name both, or leave it out");
        }
        if (compat.contains(DeviceCacheCompat.IDENTITY_MAPPING)) {
            checkIdentity(problems);
        }
    }

    /** Reports what has no effect where each block has its own place. */
    private void checkIdentity(Problems problems) {
        String cache = "the cache of DiskSim that compat: [identity-mapping] reproduces ";
        if (writeBack != null || prefetch != null) {
            problems.report(writeBack != null ? "writeBack" : "prefetch", cache + "takes no policies", "leave it out");
        }
        if (flush.period() != null) {
            problems.report("flush.period", cache + "has no periodic flusher", "leave it out");
        }
        if (cluster > 1) {
            problems.report("cluster", cache + "destages one block after the other", "leave it out");
        }
        if (lockGranularity != null) {
            problems.report("lockGranularity", cache + "has no locks", "leave it out");
        }
        if (!use.replacement().type().equals(Replacement.LRU)) {
            problems.report("replacement", cache + "replaces nothing: each block has its own place", "leave it out");
        }
        if (use.allocation() == Allocation.STRICT_ORDER) {
            problems.report("allocation", cache + "replaces nothing: each block has its own place", "leave it out");
        }
    }
}
