package org.spindle.flash.table;

import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Request;

/** The recorded times of a trace that a table learns from. */
public enum LearnedFrom {
    @Doc("The recorded service times.")
    SERVICE,
    @Doc("The recorded response times.")
    RESPONSE;

    /** The time of a request in nanoseconds, or {@link Request#NONE}. */
    long of(Request request) {
        return this == SERVICE ? request.recordedService() : request.recordedResponse();
    }
}
