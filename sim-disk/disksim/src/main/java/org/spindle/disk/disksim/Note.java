package org.spindle.disk.disksim;

import java.util.Comparator;
import java.util.Optional;
import org.spindle.disk.disksim.parser.Position;

/**
 * A note for the reader of an imported scenario.
 *
 * @param position the place in the parameter file that it is about
 * @param unused the parameter or block that has no effect, if that is what it tells
 * @param text one sentence without a full stop
 */
public record Note(Position position, Optional<String> unused, String text) implements Comparable<Note> {
    private static final Comparator<Note> ORDER =
            Comparator.comparing(Note::position).thenComparing(Note::text);

    @Override
    public int compareTo(Note other) {
        return ORDER.compare(this, other);
    }

    /** Returns the form that editors and compilers use: {@code file:line:column: text}. */
    @Override
    public String toString() {
        return position + ": " + text;
    }
}
