package org.spindle.host.virtualdisk.table;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The tables of one disk: for reads and for writes or, with a time limit for hits, for reads that miss the drive's cache, for reads that
 * hit it, and for writes (González-Férez 2012, sections 3.2.1 and 4.3.1). They are changed only by {@link #learn}.
 */
public final class IoTimes {

    private final IoTimeTable reads;
    private final IoTimeTable writes;
    private final @Nullable IoTimeTable hits;
    private final long hitLimitNanos;
    private final boolean bySize;
    private final LongSupplier clock;

    /**
     * @param samples maximum number of samples of a cell, at least 1
     * @param hitLimitNanos maximum time of a read that hits the cache; negative if hits have no table of their own
     * @param clock simulated nanoseconds
     * @param bySize false to return the mean of the column instead of that of the cell
     */
    public IoTimes(TableGeometry geometry, int samples, long hitLimitNanos, boolean bySize, LongSupplier clock) {
        reads = new IoTimeTable(geometry, samples);
        writes = new IoTimeTable(geometry, samples);
        hits = hitLimitNanos < 0 ? null : new IoTimeTable(geometry, samples);
        this.hitLimitNanos = hitLimitNanos;
        this.bySize = bySize;
        this.clock = clock;
    }

    /**
     * Adds the time of a request at the real disk to its table.
     *
     * @param sectors size of the request
     * @param gap distance in sectors to the previous request of the real disk
     * @return the previous table time of the request in nanoseconds
     */
    public long learn(boolean isWrite, long sectors, long gap, long nanos) {
        IoTimeTable table = table(isWrite, nanos <= hitLimitNanos);
        long expected = time(table, sectors, gap);
        table.learn(sectors, gap, nanos, clock.getAsLong());
        return expected;
    }

    /**
     * Returns the expected time of a request in nanoseconds; 0 if the table is empty.
     *
     * @param isHit whether it is a read that hits the simulated drive cache
     */
    public long time(boolean isWrite, boolean isHit, long sectors, long gap) {
        return time(table(isWrite, isHit), sectors, gap);
    }

    private long time(IoTimeTable table, long sectors, long gap) {
        return bySize ? table.time(sectors, gap) : table.columnTime(gap);
    }

    /** Returns the time since the last change of the cell of a request in this run, in nanoseconds. */
    public long age(boolean isWrite, boolean isHit, long sectors, long gap) {
        return clock.getAsLong() - Math.max(0, table(isWrite, isHit).changedFor(sectors, gap));
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

    /** Returns the number of cells of all tables that have a time. */
    public int filled() {
        IoTimeTable ofHits = hits;
        return reads.filled() + writes.filled() + (ofHits == null ? 0 : ofHits.filled());
    }

    /** Returns the number of cells of all tables to which samples were added in this run. */
    public int learnt() {
        IoTimeTable ofHits = hits;
        return reads.learnt() + writes.learnt() + (ofHits == null ? 0 : ofHits.learnt());
    }
}
