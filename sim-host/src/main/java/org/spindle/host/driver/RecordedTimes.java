package org.spindle.host.driver;

import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceException;

/** Times of a trace that stand for what is simulated otherwise. */
public enum RecordedTimes {
    @Doc("Each request takes its recorded service time once it leaves its queue, and never reaches its device.")
    SERVICE,
    @Doc("Each request waits for as long as recorded, whatever else there is, before it joins its queue.")
    WAIT,
    @Doc("Each request takes its recorded response time, without queue and device.")
    RESPONSE;

    /**
     * Nanoseconds for which these times stand.
     *
     * @throws TraceException if the request's trace does not tell
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
