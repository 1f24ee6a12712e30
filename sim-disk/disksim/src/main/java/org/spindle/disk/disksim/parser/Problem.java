package org.spindle.disk.disksim.parser;

import java.util.Comparator;

/**
 * One thing that is wrong with a parameter file.
 *
 * @param position where it was found
 * @param message what is wrong
 * @param expected what would be right
 */
public record Problem(Position position, String message, String expected) implements Comparable<Problem> {
    private static final Comparator<Problem> ORDER = Comparator.comparing(Problem::position)
            .thenComparing(Problem::message)
            .thenComparing(Problem::expected);

    @Override
    public int compareTo(Problem other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return position + ": " + message + "; expected " + expected;
    }
}
