package org.spindle.disk.fixed;

import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Request;

/** A time that traces record. */
public enum RecordedTime {
    @Doc("What the device itself took.")
    SERVICE("service"),
    @Doc("From arrival to completion. With as many servers as requests at a time this repeats the recorded completions.")
    RESPONSE("response");

    private final String words;

    RecordedTime(String words) {
        this.words = words;
    }

    /** Nanoseconds, or {@link Request#NONE}. */
    long in(Request request) {
        return this == SERVICE ? request.recordedService() : request.recordedResponse();
    }

    String words() {
        return words;
    }
}
