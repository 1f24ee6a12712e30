package org.spindle.disk.extract;

/** A disk does not behave as a rotating one does; the message says where and what would help. */
public final class ExtractionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ExtractionException(String message) {
        super(message);
    }
}
