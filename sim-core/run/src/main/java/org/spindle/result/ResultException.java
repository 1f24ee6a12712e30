package org.spindle.result;

import org.jspecify.annotations.Nullable;

/** A result that cannot be written or read. */
public final class ResultException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String place;
    private final String problem;

    /**
     * @param place file or directory, as the user named it
     * @param problem what is wrong
     * @param remedy what would be right
     */
    public ResultException(String place, String problem, String remedy, @Nullable Throwable cause) {
        super(place + ": " + problem + "; " + remedy, cause);
        this.place = place;
        this.problem = problem;
    }

    public ResultException(String place, String problem, String remedy) {
        this(place, problem, remedy, null);
    }

    public String place() {
        return place;
    }

    public String problem() {
        return problem;
    }
}
