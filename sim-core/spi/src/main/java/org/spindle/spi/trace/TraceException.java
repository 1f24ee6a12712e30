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
     * Returns an exception for one damaged record, after which the reader can continue with the next one.
     *
     * @see TraceReader#next
     */
    public static TraceException ofRecord(String message) {
        return new TraceException(message, null, true, false);
    }

    /** Returns an exception for a wrong name of a trace or format. */
    public static TraceException ofName(String message) {
        return new TraceException(message, null, false, true);
    }

    /** Returns whether a name is wrong, such as that of a file that does not exist, as opposed to a damaged trace. */
    public boolean isMisnamed() {
        return misnamed;
    }

    /** Returns whether only one record is damaged and the reader that threw this can read the next. */
    public boolean isResumable() {
        return resumable;
    }
}
