package org.spindle.workload.trace;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Passes over damaged records, as many as allowed, and counts them. */
public final class TolerantReader implements TraceReader {

    private final TraceReader source;
    private final long limit;
    private final Runnable whenSkipped;
    private long skipped;
    private @Nullable TraceException first;

    /**
     * @param limit how many damaged records may be passed over, not negative
     */
    public TolerantReader(TraceReader source, long limit) {
        this(source, limit, () -> {});
    }

    /**
     * @param whenSkipped told of each damaged record that is passed over
     */
    public TolerantReader(TraceReader source, long limit, Runnable whenSkipped) {
        this.source = source;
        this.limit = limit;
        this.whenSkipped = whenSkipped;
    }

    /**
     * Reads the next request that is not damaged.
     *
     * @throws TraceException if there is one damaged record too many, or if the place of the record behind it is not
     *     known
     */
    @Override
    public boolean next(TraceRecord into) {
        while (true) {
            try {
                return source.next(into);
            } catch (TraceException e) {
                pass(e);
            }
        }
    }

    private void pass(TraceException damage) {
        if (!damage.isResumable()) {
            throw new TraceException(
                    damage.getMessage() + "; it cannot be skipped, because what follows it cannot be found", damage);
        }
        if (skipped == limit) {
            throw new TraceException(
                    damage.getMessage() + "; it is damaged record number " + (limit + 1) + ", of which at most " + limit
                            + " may be skipped",
                    damage);
        }
        skipped++;
        whenSkipped.run();
        if (first == null) {
            first = damage;
        }
    }

    /** How many damaged records have been passed over. */
    public long skipped() {
        return skipped;
    }

    /** The complaint about the first of them, or null if there was none. */
    public @Nullable TraceException first() {
        return first;
    }

    @Override
    public String position() {
        return source.position();
    }

    @Override
    public void close() {
        source.close();
    }
}
