package org.spindle.result;

import org.jspecify.annotations.Nullable;

/** A result that cannot be written or read. */
public final class ResultException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * @param place file or directory, as the user named it
     * @param problem what is wrong
     * @param remedy what would be right
     */
    public ResultException(String place, String problem, String remedy, @Nullable Throwable cause) {
        super(place + ": " + problem + "; " + remedy, cause);
    }

    public ResultException(String place, String problem, String remedy) {
        this(place, problem, remedy, null);
    }
}
