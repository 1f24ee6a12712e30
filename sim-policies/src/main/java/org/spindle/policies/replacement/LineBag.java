package org.spindle.policies.replacement;

import java.util.Arrays;

/** An unordered set of lines from which lines may be drawn at random. */
final class LineBag {

    private static final int FIRST_SIZE = 64;

    private int[] lines = new int[FIRST_SIZE];
    private int[] placeOf = new int[FIRST_SIZE];
    private int size;

    int size() {
        return size;
    }

    void add(int line) {
        if (size == lines.length) {
            lines = Arrays.copyOf(lines, 2 * size);
        }
        if (line >= placeOf.length) {
            placeOf = Arrays.copyOf(placeOf, Math.max(line + 1, 2 * placeOf.length));
        }
        put(line, size++);
    }

    void remove(int line) {
        put(lines[--size], placeOf[line]);
    }

    /** Returns the line at an index from 0 to {@link #size()} - 1. */
    int line(int place) {
        return lines[place];
    }

    /** Exchanges the lines at two indices. */
    void exchange(int place, int other) {
        int line = lines[place];
        put(lines[other], place);
        put(line, other);
    }

    private void put(int line, int place) {
        lines[place] = line;
        placeOf[line] = place;
    }
}
