package org.spindle.workload.trace.ahead;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.AscendingTimes;
import org.spindle.workload.trace.PlaceByReading;

/**
 * Reads a trace like another reader, ahead of its consumer: on a thread of its own once that is worthwhile and as soon as a thread is
 * free. Until then, and without a free thread, it reads when asked.
 */
final class AheadReader implements TraceReader, AscendingTimes {

    private final TraceReader source;
    private final Supplier<TraceReader> again;
    private final ReadingThreads threads;
    private final int alone;
    private long asked;
    private long untilThread;
    private @Nullable ReadingThread ahead;

    /**
     * @param again opens the same trace once more, to find the place of a record that was read ahead
     * @param alone records to read before a thread is asked for, and again after each time that none was free
     */
    AheadReader(TraceReader source, Supplier<TraceReader> again, ReadingThreads threads, int alone) {
        this.source = source;
        this.again = again;
        this.threads = threads;
        this.alone = alone;
        untilThread = alone;
    }

    @Override
    public boolean next(TraceRecord into) {
        if (ahead == null) {
            if (untilThread > 0 || !threads.take()) {
                untilThread = untilThread > 0 ? untilThread - 1 : alone;
                asked++;
                return source.next(into);
            }
            ahead = new ReadingThread(source, threads);
        }
        asked++;
        return ahead.next(into);
    }

    @Override
    public boolean ascend() {
        return AscendingTimes.areThoseOf(source);
    }

    /** The reader itself has gone on once it is ahead, and tells no places of the past. */
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
