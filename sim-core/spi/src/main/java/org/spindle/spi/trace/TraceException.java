package org.spindle.spi.trace;

import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;

/** A trace that cannot be read: the message names file, place, offending text and what would be right. */
public final class TraceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean resumable;

    public TraceException(String message) {
        this(message, null);
    }

    public TraceException(String message, @Nullable Throwable cause) {
        this(message, cause, false);
    }

    private TraceException(String message, @Nullable Throwable cause, boolean resumable) {
        super(message, cause);
        this.resumable = resumable;
    }

    /**
     * A complaint about one record, after which the reader can go on with the following one.
     *
     * @see TraceReader#next
     */
    public static TraceException ofRecord(String message) {
        return new TraceException(message, null, true);
    }

    /** Whether there is no file of the name given, which is the user's mistake and not a damaged trace. */
    public boolean isMissingFile() {
        return getCause() instanceof NoSuchFileException;
    }

    /** Whether only one record is damaged and the reader that threw this can be asked for the next. */
    public boolean isResumable() {
        return resumable;
    }
}
