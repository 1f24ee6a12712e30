package org.spindle.host.driver;

import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceException;

/** Recorded times of a trace that replace simulated ones. */
public enum RecordedTimes {
    @Doc("Each request takes its recorded service time once it leaves its queue, and never reaches its device.")
    SERVICE,
    @Doc("Each request waits for its recorded time, independently of others, before it joins its queue.")
    WAIT,
    @Doc("Each request takes its recorded response time, without queue and device.")
    RESPONSE;

    /**
     * Returns the recorded nanoseconds.
     *
     * @throws TraceException if the request's trace does not have them
     */
    long of(Request request) {
        long service = request.recordedService();
        long response = request.recordedResponse();
        if (this != RESPONSE && service == Request.NONE || this != SERVICE && response == Request.NONE) {
            throw new TraceException(
                    "request " + request + " has no recorded times; the driver's 'recorded' needs a trace that"
                            + " has service and response times");
        }
        return switch (this) {
            case SERVICE -> service;
            case WAIT -> Math.max(0, response - service);
            case RESPONSE -> response;
        };
    }
}
