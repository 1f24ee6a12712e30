package org.spindle.spi.trace;

import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;

/** A trace that cannot be read: the message names file, place, offending text and what would be right. */
public final class TraceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean resumable;
    private final boolean misnamed;

    public TraceException(String message) {
        this(message, null);
    }

    public TraceException(String message, @Nullable Throwable cause) {
        this(message, cause, false, cause instanceof NoSuchFileException);
    }

    private TraceException(String message, @Nullable Throwable cause, boolean resumable, boolean misnamed) {
        super(message, cause);
        this.resumable = resumable;
        this.misnamed = misnamed;
    }

    /**
     * A complaint about one record, after which the reader can go on with the following one.
     *
     * @see TraceReader#next
     */
    public static TraceException ofRecord(String message) {
        return new TraceException(message, null, true, false);
    }

    /** A complaint about a name that was given for a trace or its format: there is nothing of that name that can be read. */
    public static TraceException ofName(String message) {
        return new TraceException(message, null, false, true);
    }

    /** Whether there is no file of the name given. */
    public boolean isMissingFile() {
        return getCause() instanceof NoSuchFileException;
    }

    /** Whether a name is wrong, such as that of a file that does not exist: the user's mistake, not a damaged trace. */
    public boolean isMisnamed() {
        return misnamed;
    }

    /** Whether only one record is damaged and the reader that threw this can be asked for the next. */
    public boolean isResumable() {
        return resumable;
    }
}
