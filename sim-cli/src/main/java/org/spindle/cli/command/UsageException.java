package org.spindle.cli.command;

/** Reports a command that cannot be carried out as given; the message states the correction. */
public final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UsageException(String message) {
        super(message);
    }
}
