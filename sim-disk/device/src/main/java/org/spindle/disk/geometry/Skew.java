package org.spindle.disk.geometry;

/** Converts the skews and offsets of a specification to angles of 2<sup>-32</sup> revolutions. */
public final class Skew {

    private Skew() {}

    /**
     * Returns a skew counted in sectors of a track with {@code slotsPerTrack} sectors. A fraction of a sector is dropped: heads
     * switch at sector boundaries.
     *
     * @throws IllegalArgumentException if {@code sectors} is negative or not a number, or there are no slots
     */
    public static int ofSectors(double sectors, int slotsPerTrack) {
        requireSkew(sectors, "sectors");
        if (slotsPerTrack < 1) {
            throw new IllegalArgumentException("a track of " + slotsPerTrack + " sectors has no sector to skew by");
        }
        return (int) (((long) sectors) * Angle.slotWidth(slotsPerTrack));
    }

    /**
     * Returns a skew counted in revolutions; whole turns are dropped.
     *
     * @throws IllegalArgumentException if {@code revolutions} is negative or not a number
     */
    public static int ofRevolutions(double revolutions) {
        requireSkew(revolutions, "revolutions");
        return Angle.ofRevolutions(revolutions);
    }

    private static void requireSkew(double value, String unit) {
        if (!(value >= 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException("a skew of " + value + " " + unit + " is not a number of 0 or more");
        }
    }
}
