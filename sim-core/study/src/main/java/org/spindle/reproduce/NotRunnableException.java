package org.spindle.reproduce;

/** An experiment cannot be run here; the message says what is missing and how to provide it. */
public final class NotRunnableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public NotRunnableException(String message) {
        super(message);
    }
}
