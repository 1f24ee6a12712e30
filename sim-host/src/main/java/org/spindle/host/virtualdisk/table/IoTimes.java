package org.spindle.host.virtualdisk.table;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.sim.EventLoop;

/**
 * The tables of one disk: reads and writes or, with a limit that tells them apart, reads that miss the drive's cache, reads
 * that hit it, and writes (González-Férez 2012, sections 3.2.1 and 4.3.1). They change by {@link #learn} only.
 */
public final class IoTimes {

    private final IoTimeTable reads;
    private final IoTimeTable writes;
    private final @Nullable IoTimeTable hits;
    private final long hitLimitNanos;
    private final boolean bySize;
    private final EventLoop events;

    /**
     * @param samples most samples of a cell, at least 1
     * @param hitLimitNanos longest time of a read that hits the cache; negative if hits have no table of their own
     * @param bySize false to tell the mean of the column instead of that of the cell
     */
    public IoTimes(TableGeometry geometry, int samples, long hitLimitNanos, boolean bySize, EventLoop events) {
        reads = new IoTimeTable(geometry, samples);
        writes = new IoTimeTable(geometry, samples);
        hits = hitLimitNanos < 0 ? null : new IoTimeTable(geometry, samples);
        this.hitLimitNanos = hitLimitNanos;
        this.bySize = bySize;
        this.events = events;
    }

    /**
     * Takes what the real disk took for a request into the table.
     *
     * @param sectors its size
     * @param gap its distance in sectors to the request that the real disk served before
     * @return the time in nanoseconds that the table had for it before
     */
    public long learn(boolean isWrite, long sectors, long gap, long nanos) {
        IoTimeTable table = table(isWrite, nanos <= hitLimitNanos);
        long expected = time(table, sectors, gap);
        table.learn(sectors, gap, nanos, events.now());
        return expected;
    }

    /**
     * Returns the expected time of a request in nanoseconds; 0 if nothing at all is known.
     *
     * @param isHit whether it is a read that hits the simulated drive cache
     */
    public long time(boolean isWrite, boolean isHit, long sectors, long gap) {
        return time(table(isWrite, isHit), sectors, gap);
    }

    private long time(IoTimeTable table, long sectors, long gap) {
        return bySize ? table.time(sectors, gap) : table.columnTime(gap);
    }

    /** Returns for how long, in nanoseconds, the cell of a request has not changed in this run. */
    public long age(boolean isWrite, boolean isHit, long sectors, long gap) {
        return events.now() - Math.max(0, table(isWrite, isHit).changedFor(sectors, gap));
    }

    private IoTimeTable table(boolean isWrite, boolean isHit) {
        if (isWrite) {
            return writes;
        }
        IoTimeTable ofHits = hits;
        return isHit && ofHits != null ? ofHits : reads;
    }

    /** Returns the table of a kind; null if there is none. */
    public @Nullable IoTimeTable table(TableKind kind) {
        return switch (kind) {
            case READ -> reads;
            case WRITE -> writes;
            case READ_HIT -> hits;
        };
    }

    /** Returns the number of cells that have a time, of all tables. */
    public int filled() {
        IoTimeTable ofHits = hits;
        return reads.filled() + writes.filled() + (ofHits == null ? 0 : ofHits.filled());
    }

    /** Returns the number of cells that were given a sample in this run, of all tables. */
    public int learnt() {
        IoTimeTable ofHits = hits;
        return reads.learnt() + writes.learnt() + (ofHits == null ? 0 : ofHits.learnt());
    }

    /** Returns the number of cells of all tables. */
    public int cells() {
        return reads.geometry().cells() * (hits == null ? 2 : 3);
    }
}
