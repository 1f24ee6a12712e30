package org.spindle.spi.request;

/** I/O priority classes in the order of the Linux system call {@code ioprio_set}; the most urgent is {@link #REALTIME}. */
public enum PriorityClass {
    /** The issuer has asked for none. */
    NONE,
    REALTIME,
    BEST_EFFORT,
    IDLE;

    private static final PriorityClass[] CLASSES = values();

    /** Returns the class of a request, {@link #NONE} if its issuer has not set any. */
    public static PriorityClass of(Request request) {
        long ordinal = request.attribute(RequestAttribute.PRIORITY_CLASS);
        return ordinal == Request.NONE ? NONE : CLASSES[(int) ordinal];
    }

    /**
     * Sets this class in a request.
     *
     * @param level within the class, 0 the most urgent; not negative
     */
    public void assign(Request request, int level) {
        request.attribute(RequestAttribute.PRIORITY_CLASS, ordinal());
        request.attribute(RequestAttribute.PRIORITY_LEVEL, level);
    }
}
