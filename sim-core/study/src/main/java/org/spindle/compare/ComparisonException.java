package org.spindle.compare;

/** Reports a comparison that cannot be made as requested; the message says what would be right. */
public final class ComparisonException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ComparisonException(String message) {
        super(message);
    }
}
