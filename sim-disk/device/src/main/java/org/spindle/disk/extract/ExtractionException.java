package org.spindle.disk.extract;

/** A disk does not behave as a rotating one; the message contains the location and a remedy. */
public final class ExtractionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ExtractionException(String message) {
        super(message);
    }
}
