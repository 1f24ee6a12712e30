package org.spindle.workload.trace.capture;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Counts the events that a capture reports as lost: {@code CPU:n [LOST n EVENTS]} of ftrace, {@code CPU:n [n EVENTS
 * DROPPED]} of {@code trace-cmd report}, both also without the number, and the first lines of ftrace, whose second number
 * is the number of events that were written.
 */
final class LostEvents {

    private static final Pattern PLACE =
            Pattern.compile(".*\\[(?:LOST (?:(\\d+) )?EVENTS|(?:(\\d+) )?EVENTS DROPPED)].*");

    private static final Pattern WRITTEN =
            Pattern.compile("#\\s*entries-in-buffer/entries-written:\\s*(\\d+)/(\\d+)\\b.*");

    private long counted;
    private long uncounted;

    /** Returns whether a line reports lost events; adds their number to the counts. */
    boolean reports(String line) {
        Matcher written = WRITTEN.matcher(line);
        if (written.matches()) {
            counted += Math.max(0, Long.parseLong(written.group(2)) - Long.parseLong(written.group(1)));
            return true;
        }
        Matcher place = PLACE.matcher(line);
        if (!place.matches()) {
            return false;
        }
        String number = place.group(1) == null ? place.group(2) : place.group(1);
        if (number == null) {
            uncounted++;
        } else {
            counted += Long.parseLong(number);
        }
        return true;
    }

    /** Returns the number of events reported as lost. */
    long counted() {
        return counted;
    }

    /** Returns the number of places where the capture reports losses without their number. */
    long uncounted() {
        return uncounted;
    }
}
