package org.spindle.spi.timeline;

import org.spindle.spi.request.Request;

/**
 * One line of a timeline. Its spans may be reported in any order; two spans are nested or disjoint.
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
     * Shows work that a request waits for.
     *
     * @param request its {@link Request#id}, or {@link #NO_REQUEST}
     */
    void span(long from, long to, String what, long request);

    /**
     * Shows work of the component itself, such as read-ahead.
     *
     * @param request the request that caused it, which may be complete, or {@link #NO_REQUEST}
     */
    void background(long from, long to, String what, long request);
}
