package org.spindle.analytic.reliability;

/**
 * Mean seek distances of a mirrored pair as fractions of the stroke, if both arms and the target are independent and
 * uniform: the arms of a pair that serves reads by the nearer one soon are not, so these are bounds.
 */
public final class MirroredSeek {

    /** Of one arm: E|x - y|. */
    public static final double SINGLE = 1.0 / 3;

    /** Of the nearer arm, for reads. */
    public static final double NEARER = 5.0 / 24;

    /** Of the farther arm, for writes, which wait for both. */
    public static final double FARTHER = 11.0 / 24;

    private MirroredSeek() {}
}
