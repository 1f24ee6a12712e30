package org.spindle.reproduce;

/** Reports that an experiment cannot be run on this system; the message names the missing input and how to provide it. */
public final class NotRunnableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public NotRunnableException(String message) {
        super(message);
    }
}
