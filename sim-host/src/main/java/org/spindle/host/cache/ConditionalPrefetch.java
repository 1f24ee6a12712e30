package org.spindle.host.cache;

import org.spindle.host.cache.ConditionalConfig.Counts;
import org.spindle.host.cache.ConditionalConfig.Direction;
import org.spindle.spi.cache.PrefetchContext;

/**
 * Tracks runs of segments over all reads, and prefetches after a read that misses: a multiple of the length of its run.
 * A read of several segments lengthens its run by all of them, in the direction of the run, or by one, as configured. With runs of both
 * directions the longer one that a read continues decides what it fetches. By the text of Hsu
 * 2003 a run that exceeds the trigger fetches, but with a trigger of 1 every miss is to fetch: here a run fetches when it
 * reaches the trigger.
 */
final class ConditionalPrefetch extends IdleReadAhead {

    private final PrefetchContext cache;
    private final ConditionalConfig config;
    private final SegmentDirectory forwardRuns;
    private final SegmentDirectory backwardRuns;
    private final long segment;

    ConditionalPrefetch(PrefetchContext cache, ConditionalConfig config) {
        super(cache, config.idleReading());
        this.cache = cache;
        this.config = config;
        forwardRuns = new SegmentDirectory(config.directory());
        backwardRuns = new SegmentDirectory(config.directory());
        segment = config.segment().sectors();
    }

    @Override
    public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
        ranges.clear(unit);
        if (isWrite) {
            return;
        }
        long first = sector / segment;
        long last = (sector + sectors - 1) / segment;
        int forward = config.direction().includes(Direction.FORWARD) ? forward(unit, first, last) : 0;
        int backward = config.direction().includes(Direction.BACKWARD) ? backward(unit, first, last) : 0;
        int run = Math.max(forward, backward);
        if (!isHit && run >= config.trigger()) {
            long length = Math.min(
                    (long) config.factor() * run * segment, config.most().sectors());
            if (backward > forward) {
                ranges.before(unit, sector, length);
            } else {
                ranges.behind(unit, sector + sectors, length, idleReading.total(length));
            }
        }
    }

    private int forward(int unit, long first, long last) {
        if (config.counts() == Counts.READS) {
            return forwardRuns.read(key(unit, last), key(unit, first - 1));
        }
        int run = 1;
        for (long i = first; i <= last; i++) {
            run = forwardRuns.read(key(unit, i), key(unit, i - 1));
        }
        return run;
    }

    private int backward(int unit, long first, long last) {
        if (config.counts() == Counts.READS) {
            return backwardRuns.read(key(unit, first), key(unit, last + 1));
        }
        int run = 1;
        for (long i = last; i >= first; i--) {
            run = backwardRuns.read(key(unit, i), key(unit, i + 1));
        }
        return run;
    }

    private long key(int unit, long number) {
        return number * cache.units() + unit;
    }
}
