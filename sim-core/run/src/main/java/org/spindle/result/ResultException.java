package org.spindle.result;

import org.jspecify.annotations.Nullable;

/** A result that cannot be written or read. */
public final class ResultException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean misnamed;

    /**
     * @param place file or directory, as the user named it
     * @param problem what is wrong
     * @param remedy what would be right
     */
    public ResultException(String place, String problem, String remedy, @Nullable Throwable cause) {
        this(place, problem, remedy, false, cause);
    }

    private ResultException(String place, String problem, String remedy, boolean misnamed, @Nullable Throwable cause) {
        super(place + ": " + problem + "; " + remedy, cause);
        this.misnamed = misnamed;
    }

    public ResultException(String place, String problem, String remedy) {
        this(place, problem, remedy, null);
    }

    /** Returns the exception for a place at which there is not what is to be read there, or something that must not be replaced. */
    public static ResultException misnamed(String place, String problem, String remedy) {
        return new ResultException(place, problem, remedy, true, null);
    }

    /** Returns whether the user has to name another place. */
    public boolean isMisnamed() {
        return misnamed;
    }
}
