package org.spindle.workload.trace.ahead;

import java.nio.file.Files;
import java.nio.file.Path;
import org.spindle.run.TraceOpener;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.WholeTrace;

/**
 * Opens traces that are read ahead on threads of their own, whatever their format. A thread is started after some thousand records,
 * so that short traces do not pay for it; files that can be read only once, such as pipes, are read when asked.
 */
public final class AheadOpener implements TraceOpener {

    /** Records that take about as long as starting a thread pays back. */
    private static final int WORTHWHILE = 8_192;

    private final TraceOpener opener;
    private final ReadingThreads threads;

    /**
     * @param opener opens what is read ahead
     */
    public AheadOpener(TraceOpener opener, ReadingThreads threads) {
        this.opener = opener;
        this.threads = threads;
    }

    @Override
    public TraceReader open(Path file, String format) {
        TraceReader reader = opener.open(file, format);
        return Files.isRegularFile(file) && !(reader instanceof WholeTrace)
                ? new AheadReader(reader, () -> opener.open(file, format), threads, WORTHWHILE)
                : reader;
    }
}
