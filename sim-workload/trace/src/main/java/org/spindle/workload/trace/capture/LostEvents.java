package org.spindle.workload.trace.capture;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Events that a capture says are not in it: {@code CPU:n [LOST n EVENTS]} of ftrace, {@code CPU:n [n EVENTS DROPPED]} of
 * {@code trace-cmd report}, both also without the number, and the first lines of ftrace, whose second number is that of
 * the events that were written.
 */
final class LostEvents {

    private static final Pattern PLACE =
            Pattern.compile(".*\\[(?:LOST (?:(\\d{1,18}) )?EVENTS|(?:(\\d{1,18}) )?EVENTS DROPPED)].*");

    private static final Pattern WRITTEN =
            Pattern.compile("#\\s*entries-in-buffer/entries-written:\\s*(\\d{1,18})/(\\d{1,18})\\b.*");

    private long events;
    private long places;
    private long uncounted;
    private long firstLine;
    private long lastLine;

    /**
     * Returns whether a line reports lost events or their number, and counts them.
     *
     * @param number of the line, from 1
     */
    boolean reports(String line, long number) {
        Matcher written = WRITTEN.matcher(line);
        if (written.matches()) {
            long lost = Long.parseLong(written.group(2)) - Long.parseLong(written.group(1));
            if (lost > 0) {
                events += lost;
                place(number);
            }
            return true;
        }
        Matcher place = PLACE.matcher(line);
        if (!place.matches()) {
            return false;
        }
        place(number);
        String lost = place.group(1) == null ? place.group(2) : place.group(1);
        if (lost == null) {
            uncounted++;
        } else {
            events += Long.parseLong(lost);
        }
        return true;
    }

    private void place(long number) {
        if (places++ == 0) {
            firstLine = number;
        }
        lastLine = number;
    }

    CaptureLosses losses() {
        return new CaptureLosses(events, places, uncounted, firstLine, lastLine);
    }
}
