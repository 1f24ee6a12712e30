package org.spindle.workload.trace.ahead;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.AscendingTimes;
import org.spindle.workload.trace.PlaceByReading;

/**
 * Reads a trace like another reader, ahead of its consumer: on a separate thread once enough records have been read and a thread is free.
 * Before that it reads on demand.
 */
final class AheadReader implements TraceReader, AscendingTimes {

    private final TraceReader source;
    private final Supplier<TraceReader> again;
    private final ReadingThreads threads;
    private final int unthreaded;
    private long asked;
    private long untilThread;
    private @Nullable ReadingThread ahead;

    /**
     * @param again opens the same trace again, to find the place of a record that was read ahead
     * @param unthreaded records to read before a thread is requested, and again after each request that failed
     */
    AheadReader(TraceReader source, Supplier<TraceReader> again, ReadingThreads threads, int unthreaded) {
        this.source = source;
        this.again = again;
        this.threads = threads;
        this.unthreaded = unthreaded;
        untilThread = unthreaded;
    }

    @Override
    public boolean next(TraceRecord into) {
        if (ahead == null) {
            if (untilThread > 0 || !threads.acquire()) {
                untilThread = untilThread > 0 ? untilThread - 1 : unthreaded;
                asked++;
                return source.next(into);
            }
            ahead = new ReadingThread(source, threads);
        }
        asked++;
        return ahead.next(into);
    }

    @Override
    public boolean isAscending() {
        return AscendingTimes.isAscending(source);
    }

    /** Reads the place again once a thread is ahead: the source is then at a later record. */
    @Override
    public String position() {
        return ahead == null ? source.position() : PlaceByReading.after(asked, again);
    }

    @Override
    public void close() {
        if (ahead != null) {
            ahead.stop();
        }
        source.close();
    }
}
