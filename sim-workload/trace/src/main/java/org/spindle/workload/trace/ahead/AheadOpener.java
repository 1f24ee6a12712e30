package org.spindle.workload.trace.ahead;

import java.nio.file.Files;
import java.nio.file.Path;
import org.spindle.run.TraceOpener;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.UnwrappedReader;

/**
 * Opens traces of any format with read-ahead on separate threads. A thread is started after some thousand records, so that short traces do
 * not pay for it; files that can be read only once, such as pipes, are read on demand.
 */
public final class AheadOpener implements TraceOpener {

    /** Number of records after which a thread pays for its start. */
    private static final int WORTHWHILE = 8_192;

    private final TraceOpener opener;
    private final ReadingThreads threads;

    /**
     * @param opener opens the trace to read ahead
     */
    public AheadOpener(TraceOpener opener, ReadingThreads threads) {
        this.opener = opener;
        this.threads = threads;
    }

    @Override
    public TraceReader open(Path file, String format) {
        TraceReader reader = opener.open(file, format);
        return Files.isRegularFile(file) && !(reader instanceof UnwrappedReader)
                ? new AheadReader(reader, () -> opener.open(file, format), threads, WORTHWHILE)
                : reader;
    }
}
