package org.spindle.disk.disksim.parser;

import java.util.Comparator;

/**
 * One thing that is wrong with a parameter file.
 *
 * @param position where it was found
 * @param message what is wrong
 * @param expected what would be right
 */
public record ParameterProblem(Position position, String message, String expected) implements Comparable<ParameterProblem> {
    private static final Comparator<ParameterProblem> ORDER = Comparator.comparing(ParameterProblem::position)
            .thenComparing(ParameterProblem::message)
            .thenComparing(ParameterProblem::expected);

    @Override
    public int compareTo(ParameterProblem other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return position + ": " + message + "; expected " + expected;
    }
}
