package org.spindle.workload.replay;

import org.spindle.spi.config.Doc;
import org.spindle.spi.trace.TraceRecord;

/** What makes requests of a trace one stream. */
public enum StreamKey {
    @Doc("The whole trace is one stream.")
    TRACE,
    @Doc("Requests to one device of the trace.")
    DEVICE,
    @Doc("Requests of one process.")
    PROCESS;

    /**
     * Requires that the trace tells streams apart.
     *
     * @throws org.spindle.spi.trace.TraceException if it does not
     */
    void require(TraceFeed feed) {
        if (of(feed.record()) == TraceRecord.NONE) {
            throw feed.unsuitable("does not tell processes; choose streams: device or streams: trace");
        }
    }

    /** The stream of a record; requests of no known process are one stream. */
    long of(TraceRecord record) {
        return switch (this) {
            case TRACE -> 0;
            case DEVICE -> record.device;
            case PROCESS -> record.process;
        };
    }
}
