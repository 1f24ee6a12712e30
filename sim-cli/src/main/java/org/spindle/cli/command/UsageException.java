package org.spindle.cli.command;

/** Thrown for a command that cannot be carried out as given; the message says what would be right. */
public final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UsageException(String message) {
        super(message);
    }
}
