package org.spindle.policies.replacement;

import java.util.Arrays;

/** A bit for each line, by its number, that tells whether the line was used since the bit was cleared. */
final class UseBits {

    private static final int FIRST_SIZE = 64;

    private boolean[] isUsed = new boolean[FIRST_SIZE];

    /** Clears the bit of a line, which may be a new one; the others are for lines that had this call. */
    void clear(int line) {
        if (line >= isUsed.length) {
            isUsed = Arrays.copyOf(isUsed, Math.max(line + 1, 2 * isUsed.length));
        }
        isUsed[line] = false;
    }

    void set(int line) {
        isUsed[line] = true;
    }

    boolean isSet(int line) {
        return isUsed[line];
    }
}
