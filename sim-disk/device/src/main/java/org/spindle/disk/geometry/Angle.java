package org.spindle.disk.geometry;

/**
 * Arithmetic on angles kept as unsigned 32-bit integers, 2<sup>32</sup> units to the revolution.
 *
 * <p>A slot is floor(2<sup>32</sup> / slots) units wide, so a turn made of whole slots falls 2<sup>32</sup> mod slots
 * units short. {@link #advance} adds that residue each time the sum passes zero, which keeps any sum of whole slots
 * within one residue of the exact angle.
 */
public final class Angle {

    /** Units per revolution. */
    public static final long REVOLUTION = 1L << 32;

    private static final long MASK = REVOLUTION - 1;

    private Angle() {}

    /** Returns the width of one of {@code slots} equal slots. */
    public static int slotWidth(int slots) {
        return (int) (REVOLUTION / slots);
    }

    /** Returns the difference between a revolution and {@code slots} slot widths. */
    public static int residue(int slots) {
        return (int) (REVOLUTION % slots);
    }

    /**
     * Returns {@code from} advanced {@code times} times by {@code step}.
     *
     * @param times 0 or more; {@code times} revolutions must fit a {@code long}
     * @param residue added for each passage through zero
     */
    public static int advance(int from, long times, int step, int residue) {
        long sum = (from & MASK) + times * (step & MASK);
        return (int) (sum + residue * (sum >>> 32));
    }

    /** Returns the angle of a number of revolutions, whole turns dropped, rounded down. Negative numbers turn backwards. */
    public static int ofRevolutions(double revolutions) {
        return (int) (long) ((revolutions - Math.floor(revolutions)) * REVOLUTION);
    }

    /** Returns the angle as a fraction of a revolution, in [0, 1). */
    public static double toRevolutions(int angle) {
        return (angle & MASK) / (double) REVOLUTION;
    }
}
