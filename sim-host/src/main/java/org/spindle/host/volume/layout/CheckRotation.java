package org.spindle.host.volume.layout;

/**
 * Where the checks of a row are and in which order its data follow (Lee and Katz 1991, The performance consequences of
 * parity placement in disk arrays). Left: parity begins on the last member and moves towards the first; right: the reverse.
 * Asymmetric: data from the first member on, passing over the checks; symmetric: data from the member after the checks on,
 * round past the last.
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

    /** The member with the first check unit after that many turns. */
    int firstCheck(long turn, int members) {
        int moved = (int) (turn % members);
        return isLeft ? members - 1 - moved : moved;
    }
}
