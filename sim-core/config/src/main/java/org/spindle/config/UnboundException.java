package org.spindle.config;

/** A rule reads a value that has problems. They are reported already, so the rule is left out. */
public final class UnboundException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnboundException() {
        super("this value has problems", null, false, false);
    }
}
