package org.spindle.cli.trace;

import org.spindle.plugin.PluginWatch;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.AscendingTimes;
import org.spindle.workload.trace.UnwrappedReader;

/** Reports each record to the watch of the thread that reads, which limits the time between two of them. */
final class WatchedReader implements TraceReader, AscendingTimes {

    private final TraceReader source;

    private WatchedReader(TraceReader source) {
        this.source = source;
    }

    /** Returns a reader of the same records; the reader itself if it has an interface beyond records. */
    static TraceReader over(TraceReader source) {
        return source instanceof UnwrappedReader ? source : new WatchedReader(source);
    }

    @Override
    public boolean isAscending() {
        return AscendingTimes.isAscending(source);
    }

    @Override
    public boolean next(TraceRecord into) {
        boolean isRead = source.next(into);
        PluginWatch.advance();
        return isRead;
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
