package org.spindle.engine;

/** Reports events behind the last time that a run can reach. */
public final class EndOfTimeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    EndOfTimeException() {
        super("simulated time ends after 146 years, and events are left behind that");
    }
}
