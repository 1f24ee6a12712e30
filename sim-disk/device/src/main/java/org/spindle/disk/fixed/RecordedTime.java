package org.spindle.disk.fixed;

import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceException;

/** A recorded time of a request in a trace. */
public enum RecordedTime {
    @Doc("Service time of the device.")
    SERVICE("service"),
    @Doc(
            "From arrival to completion. With as many servers as requests at a time this repeats the recorded completions.")
    RESPONSE("response");

    private final String words;

    RecordedTime(String words) {
        this.words = words;
    }

    /**
     * Returns nanoseconds.
     *
     * @throws TraceException if the request's trace does not have it
     */
    long of(Request request) {
        long time = this == SERVICE ? request.recordedService() : request.recordedResponse();
        if (time == Request.NONE) {
            throw new TraceException("request " + request + " has no recorded " + words + " time; 'recorded: " + words
                    + "' needs a trace that has them");
        }
        return time;
    }
}
