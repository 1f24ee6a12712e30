package org.spindle.analytic.reliability;

/**
 * Mean seek distances of a mirrored pair as fractions of the stroke, if both arms and the target are independent and uniform. A pair whose
 * nearer arm serves reads soon violates this independence, so the figures are bounds.
 */
public final class MirroredSeek {

    /** Distance of one arm: E|x - y|. */
    public static final double SINGLE = 1.0 / 3;

    /** Distance of the nearer arm, for reads. */
    public static final double NEARER = 5.0 / 24;

    /** Distance of the farther arm, for writes, which wait for both. */
    public static final double FARTHER = 11.0 / 24;

    private MirroredSeek() {}
}
