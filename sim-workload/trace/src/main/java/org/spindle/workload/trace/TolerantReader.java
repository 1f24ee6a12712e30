package org.spindle.workload.trace;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Skips damaged records up to a limit, and counts them. */
public final class TolerantReader implements TraceReader {

    private final TraceReader source;
    private final long limit;
    private final Runnable whenSkipped;
    private long skipped;
    private @Nullable TraceException first;

    /**
     * @param limit number of damaged records that may be skipped, not negative
     */
    public TolerantReader(TraceReader source, long limit) {
        this(source, limit, () -> {});
    }

    /**
     * @param whenSkipped called for each damaged record that is skipped
     */
    public TolerantReader(TraceReader source, long limit, Runnable whenSkipped) {
        this.source = source;
        this.limit = limit;
        this.whenSkipped = whenSkipped;
    }

    /**
     * Reads the next undamaged request.
     *
     * @throws TraceException if the limit is exceeded, or if the place of the following record is unknown
     */
    @Override
    public boolean next(TraceRecord into) {
        while (true) {
            try {
                return source.next(into);
            } catch (TraceException e) {
                skip(e);
            }
        }
    }

    private void skip(TraceException damage) {
        if (!damage.isResumable()) {
            throw new TraceException(
                    damage.getMessage() + "; it cannot be skipped, because the start of the next record is unknown",
                    damage);
        }
        if (skipped == limit) {
            throw new TraceException(
                    damage.getMessage() + "; it is damaged record number " + (limit + 1) + ", and at most " + limit
                            + " may be skipped",
                    damage);
        }
        skipped++;
        whenSkipped.run();
        if (first == null) {
            first = damage;
        }
    }

    /** Returns the number of damaged records skipped. */
    public long skipped() {
        return skipped;
    }

    /** Returns the error about the first of them, or null if there was none. */
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
