package org.spindle.host.cache;

import org.spindle.host.cache.ConditionalConfig.Counts;
import org.spindle.host.cache.ConditionalConfig.Direction;
import org.spindle.spi.cache.PrefetchContext;

/**
 * Tracks runs of segments over all reads, and prefetches after a read that misses: a multiple of the length of its run.
 * A read of several segments lengthens its run by all of them, in the direction of the run, or by one, as configured. By the text of Hsu
 * 2003 a run that exceeds the trigger fetches, but with a trigger of 1 every miss is to fetch: here a run fetches when it
 * reaches the trigger.
 */
final class ConditionalPrefetch extends IdleReadAhead {

    private final PrefetchContext cache;
    private final ConditionalConfig config;
    private final SegmentDirectory directory;
    private final long segment;

    ConditionalPrefetch(PrefetchContext cache, ConditionalConfig config) {
        super(cache, config.idleReading());
        this.cache = cache;
        this.config = config;
        directory = new SegmentDirectory(config.directory());
        segment = config.segment().sectors();
    }

    @Override
    public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
        ranges.clear(unit);
        if (isWrite) {
            return;
        }
        int run = follow(unit, sector / segment, (sector + sectors - 1) / segment);
        if (!isHit && run >= config.trigger()) {
            long length = Math.min(
                    (long) config.factor() * run * segment, config.most().sectors());
            if (config.direction() == Direction.BACKWARD) {
                ranges.before(unit, sector, length);
            } else {
                ranges.behind(unit, sector + sectors, length, idleReading.total(length));
            }
        }
    }

    private int follow(int unit, long first, long last) {
        if (config.counts() == Counts.READS) {
            return config.direction() == Direction.FORWARD
                    ? directory.read(key(unit, last), key(unit, first - 1))
                    : directory.read(key(unit, first), key(unit, last + 1));
        }
        int run = 1;
        if (config.direction() == Direction.FORWARD) {
            for (long i = first; i <= last; i++) {
                run = directory.read(key(unit, i), key(unit, i - 1));
            }
        } else {
            for (long i = last; i >= first; i--) {
                run = directory.read(key(unit, i), key(unit, i + 1));
            }
        }
        return run;
    }

    private long key(int unit, long number) {
        return number * cache.units() + unit;
    }
}
