package org.spindle.reproduce.expectation;

/** Reports a figure that the runs lack; the message names those that exist. */
public final class FigureException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    FigureException(String message) {
        super(message);
    }
}
