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
            Pattern.compile(".*\\[(?:LOST (?:(\\d+) )?EVENTS|(?:(\\d+) )?EVENTS DROPPED)].*");

    private static final Pattern WRITTEN =
            Pattern.compile("#\\s*entries-in-buffer/entries-written:\\s*(\\d+)/(\\d+)\\b.*");

    private long counted;
    private long uncounted;

    /** Returns whether a line says so, and counts what it says. */
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

    /** Events that were lost. */
    long counted() {
        return counted;
    }

    /** Places at which nobody knows how many were. */
    long uncounted() {
        return uncounted;
    }
}
