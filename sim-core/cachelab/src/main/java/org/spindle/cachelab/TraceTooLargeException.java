package org.spindle.cachelab;

/** A trace exceeds what the laboratory can count. The message states the limit and what would help. */
public final class TraceTooLargeException extends RuntimeException {

    private static final long serialVersionUID = 1;

    TraceTooLargeException(String limit, String remedy) {
        super(limit + "\n  " + remedy);
    }
}
