package org.spindle.cli.trace;

import org.spindle.plugin.PluginWatch;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Reports each record to the watch of the thread that reads, which limits the time between two of them. */
final class WatchedReader implements TraceReader {

    private final TraceReader source;

    WatchedReader(TraceReader source) {
        this.source = source;
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
