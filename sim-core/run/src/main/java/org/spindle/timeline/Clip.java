package org.spindle.timeline;

import org.jspecify.annotations.Nullable;

/** The bounds of the timeline; without a window they are set during the run, and nothing is shown before. */
final class Clip {

    private static final long UNKNOWN = Long.MAX_VALUE;

    private long from = UNKNOWN;
    private long to = UNKNOWN;

    /**
     * @param window null if it is to be set later
     */
    Clip(@Nullable TimelineWindow window) {
        if (window != null) {
            set(window);
        }
    }

    boolean isSet() {
        return from != UNKNOWN;
    }

    void set(TimelineWindow window) {
        from = window.from();
        to = window.to();
    }

    long to() {
        return to;
    }

    boolean covers(long at) {
        return at >= from && at < to;
    }

    /** Returns whether a span, which may have no length, is visible. */
    boolean shows(long start, long end) {
        return start == end ? covers(start) : start < to && end > from;
    }

    /** Returns the nearest visible time, the end included. */
    long inside(long at) {
        return Math.max(from, Math.min(to, at));
    }
}
