package org.spindle.spi.timeline;

import org.spindle.spi.request.Request;

/**
 * One line of a timeline. Its spans may be reported in any order; two of them lie one in the other or apart.
 *
 * <p>Times are simulated nanoseconds, {@code from <= to}; a span is reported when it is over.
 */
public interface TimelineTrack {

    /** Stands for a request where a span has none. */
    long NO_REQUEST = Request.NONE;

    /** Shows nothing. */
    TimelineTrack NONE = new TimelineTrack() {
        @Override
        public void span(long from, long to, String what, long request) {}

        @Override
        public void background(long from, long to, String what, long request) {}
    };

    /**
     * Work that a request waits for.
     *
     * @param request its {@link Request#id}, or {@link #NO_REQUEST}
     */
    void span(long from, long to, String what, long request);

    /**
     * Work of the component's own, such as read-ahead.
     *
     * @param request the one that it follows from, perhaps complete by now, or {@link #NO_REQUEST}
     */
    void background(long from, long to, String what, long request);
}
