package org.spindle.experiment;

import org.jspecify.annotations.Nullable;

/** A run that could not be assembled or completed through the fault of its input; the message is meant for the user. */
public final class RunException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public RunException(String message) {
        this(message, null);
    }

    public RunException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
