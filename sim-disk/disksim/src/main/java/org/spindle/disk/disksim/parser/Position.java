package org.spindle.disk.disksim.parser;

import java.nio.file.Path;
import java.util.Comparator;

/**
 * A place in a parameter file.
 *
 * @param file the file as it was named or found
 * @param line from 1
 * @param column from 1, in characters (UTF-16 units); a tab counts as one
 */
public record Position(Path file, int line, int column) implements Comparable<Position> {
    private static final Comparator<Position> ORDER = Comparator.comparing(
                    (Position position) -> position.file.toString())
            .thenComparingInt(Position::line)
            .thenComparingInt(Position::column);

    @Override
    public int compareTo(Position other) {
        return ORDER.compare(this, other);
    }

    /** Returns the form that editors and compilers use: {@code file:line:column}. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
