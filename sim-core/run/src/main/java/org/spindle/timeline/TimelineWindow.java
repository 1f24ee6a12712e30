package org.spindle.timeline;

import org.spindle.spi.config.Time;

/**
 * The part of a run that a timeline shows.
 *
 * @param from simulated nanoseconds, not negative
 * @param to exclusive end in simulated nanoseconds, after {@code from}
 */
public record TimelineWindow(long from, long to) {

    private static final String BETWEEN = "..";

    public TimelineWindow {
        if (from < 0 || to <= from) {
            throw new IllegalArgumentException("a timeline from " + Time.ofNanos(from) + " to " + Time.ofNanos(to)
                    + " shows nothing; begin at 0 s or later and end after the beginning");
        }
    }

    /**
     * Reads two simulated times: {@code 1 s..1.5 s}.
     *
     * @throws IllegalArgumentException if the text is something else; the message says what would be right
     */
    public static TimelineWindow parse(String text) {
        int between = text.indexOf(BETWEEN);
        if (between < 0) {
            throw new IllegalArgumentException("'" + text + "' is not a window; write FROM..TO, such as '1 s..1.5 s'");
        }
        Time from = Time.parse(text.substring(0, between).strip());
        Time to = Time.parse(text.substring(between + BETWEEN.length()).strip());
        return new TimelineWindow(from.nanos(), to.nanos());
    }

    @Override
    public String toString() {
        return Time.ofNanos(from) + BETWEEN + Time.ofNanos(to);
    }
}
