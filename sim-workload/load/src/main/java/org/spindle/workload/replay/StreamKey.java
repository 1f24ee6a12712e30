package org.spindle.workload.replay;

import org.spindle.spi.config.Doc;
import org.spindle.spi.trace.TraceRecord;

/** The criterion by which requests of a trace are divided into streams. */
public enum StreamKey {
    @Doc("The whole trace is one stream.")
    TRACE,
    @Doc("Requests to one device of the trace.")
    DEVICE,
    @Doc("Requests of one process.")
    PROCESS;

    /**
     * Checks that the trace contains the data by which streams are divided.
     *
     * @throws org.spindle.spi.trace.TraceException if it does not
     */
    void require(TraceFeed feed) {
        if (of(feed.record()) == TraceRecord.NONE) {
            throw feed.unsuitable("has no processes; use streams: device or streams: trace");
        }
    }

    /** Returns the stream of a record; requests without a known process form one stream. */
    long of(TraceRecord record) {
        return switch (this) {
            case TRACE -> 0;
            case DEVICE -> record.device;
            case PROCESS -> record.process;
        };
    }
}
