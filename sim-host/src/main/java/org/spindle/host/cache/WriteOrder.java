package org.spindle.host.cache;

import java.util.Arrays;

/** Lines in the order in which they were last written. */
final class WriteOrder {

    static final int NONE = -1;

    private final int[] before;
    private final int[] after;
    private final boolean[] isIn;
    private int first = NONE;
    private int last = NONE;

    WriteOrder(int lines) {
        before = new int[lines];
        after = new int[lines];
        isIn = new boolean[lines];
        Arrays.fill(before, NONE);
        Arrays.fill(after, NONE);
    }

    /**
     * Puts a line at the end.
     *
     * @return whether it was in the order before
     */
    boolean written(int line) {
        boolean wasIn = isIn[line];
        remove(line);
        isIn[line] = true;
        before[line] = last;
        if (last == NONE) {
            first = line;
        } else {
            after[last] = line;
        }
        last = line;
        return wasIn;
    }

    void remove(int line) {
        if (!isIn[line]) {
            return;
        }
        isIn[line] = false;
        if (before[line] == NONE) {
            first = after[line];
        } else {
            after[before[line]] = after[line];
        }
        if (after[line] == NONE) {
            last = before[line];
        } else {
            before[after[line]] = before[line];
        }
        before[line] = NONE;
        after[line] = NONE;
    }

    /** Returns the line written longest ago, or {@link #NONE}. */
    int first() {
        return first;
    }

    /** Returns the line written next after another, or {@link #NONE}. */
    int next(int line) {
        return after[line];
    }
}
