package org.spindle.spi.trace;

import org.jspecify.annotations.Nullable;

/** A trace that cannot be read: the message names file, place, offending text and what would be right. */
public final class TraceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public TraceException(String message) {
        this(message, null);
    }

    public TraceException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
