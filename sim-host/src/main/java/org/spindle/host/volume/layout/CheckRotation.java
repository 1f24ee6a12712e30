package org.spindle.host.volume.layout;

/**
 * Rotations of the check units of rows, with the order of the data units (Lee and Katz 1991, The performance consequences of parity
 * placement in disk arrays). Left: parity begins on the last member and moves towards the first; right: the reverse. Asymmetric: data
 * units begin on the first member and skip the checks; symmetric: data units begin on the member after the checks and wrap around.
 */
public enum CheckRotation {
    LEFT_SYMMETRIC(true, true),
    LEFT_ASYMMETRIC(true, false),
    RIGHT_ASYMMETRIC(false, false),
    RIGHT_SYMMETRIC(false, true);

    private final boolean isLeft;
    private final boolean isSymmetric;

    CheckRotation(boolean isLeft, boolean isSymmetric) {
        this.isLeft = isLeft;
        this.isSymmetric = isSymmetric;
    }

    boolean isSymmetric() {
        return isSymmetric;
    }

    /** Returns the member with the first check unit after a number of turns. */
    int firstCheck(long turn, int members) {
        int moved = (int) (turn % members);
        return isLeft ? members - 1 - moved : moved;
    }
}
