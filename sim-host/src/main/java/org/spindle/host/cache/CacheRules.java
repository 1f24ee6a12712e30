package org.spindle.host.cache;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Time;

/**
 * The behaviour of a cache, independent of the medium that holds its lines.
 *
 * @param lines number of lines, at least 1
 * @param largestRequest maximum sectors processed at once for one request
 * @param prefetch the policy that replaces readPrefetch and writePrefetch; null for none
 * @param reach maximum lines of one fetch or write-through
 * @param cluster maximum lines of one write-out
 * @param period nanoseconds between two steps of the periodic flusher; 0 for none
 * @param steps steps of the periodic flusher in which every line is examined once
 * @param idle idle nanoseconds after which the flusher starts; null for never
 * @param writeBack the policy that replaces period, steps and idle; null for none
 * @param compat behaviour of DiskSim to reproduce
 */
record CacheRules(
        LineShape shape,
        int lines,
        long largestRequest,
        boolean sharedReadLocks,
        Component replacement,
        Allocation allocation,
        WriteScheme writeScheme,
        Prefetch readPrefetch,
        Prefetch writePrefetch,
        @Nullable Component prefetch,
        int reach,
        int cluster,
        long period,
        int steps,
        @Nullable Long idle,
        @Nullable Component writeBack,
        Set<CacheCompat> compat) {

    static CacheRules of(CacheConfig config) {
        LineShape shape = LineShape.of(config.line(), config.granularity(), config.lockGranularity());
        Integer gather = config.gather();
        return new CacheRules(
                shape,
                Math.toIntExact(config.size().bytes() / config.line().bytes()),
                config.use().largestSectors(),
                config.sharedReadLocks(),
                config.use().replacement(),
                config.use().allocation(),
                config.writeScheme(),
                config.readPrefetch(),
                config.writePrefetch(),
                config.prefetch(),
                config.lineByLine() ? 1 : gather == null ? Integer.MAX_VALUE : gather,
                config.cluster(),
                step(config.flush()),
                config.flush().steps(),
                idle(config.flush(), config.compat().contains(CacheCompat.WHOLE_MILLISECOND_IDLE_DELAY)),
                config.writeBack(),
                Set.copyOf(config.compat()));
    }

    static CacheRules of(DeviceCacheConfig config, int lines) {
        LineShape shape = LineShape.of(config.line(), config.granularity(), config.lockGranularity());
        return new CacheRules(
                shape,
                lines,
                config.use().largestSectors(),
                true,
                config.use().replacement(),
                config.use().allocation(),
                config.writeScheme(),
                Prefetch.NONE,
                Prefetch.NONE,
                config.prefetch(),
                Integer.MAX_VALUE,
                config.cluster(),
                step(config.flush()),
                config.flush().steps(),
                idle(config.flush(), config.compat().contains(DeviceCacheCompat.WHOLE_MILLISECOND_IDLE_DELAY)),
                config.writeBack(),
                Set.of());
    }

    static long step(Flushing flush) {
        Time period = flush.period();
        return period == null ? 0 : Math.max(1, period.nanos() / flush.steps());
    }

    static @Nullable Long idle(Flushing flush, boolean wholeMilliseconds) {
        Time idle = flush.idle();
        if (idle == null) {
            return null;
        }
        long nanos = idle.nanos();
        return wholeMilliseconds ? nanos - nanos % 1_000_000 : nanos;
    }
}
