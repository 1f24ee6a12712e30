package org.spindle.reproduce.expectation;

/** A figure that the runs do not have; the message says what they have. */
public final class FigureException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    FigureException(String message) {
        super(message);
    }
}
