package org.spindle.disk.mechanics;

/** Measured times for distances 1 to 10, where settling is irregular, and an HPL curve beyond. */
public final class FirstTenHplSeek implements SeekCurve {

    private static final int MEASURED = 10;

    private final long[] first;
    private final SeekCurve beyond;

    /**
     * @param firstTen times over 1 to 10 cylinders in milliseconds
     * @param beyond curve for longer distances
     * @throws IllegalArgumentException unless there are ten times of 0 or more
     */
    public FirstTenHplSeek(double[] firstTen, HplSeek beyond) {
        if (firstTen.length != MEASURED) {
            throw new IllegalArgumentException(firstTen.length + " times are given for the first ten distances");
        }
        first = new long[MEASURED + 1];
        for (int distance = 1; distance <= MEASURED; distance++) {
            first[distance] = Picos.ofMillis(firstTen[distance - 1], "seek time over " + distance + " cylinders");
        }
        this.beyond = beyond;
    }

    @Override
    public long seekPicos(int distance) {
        return distance <= MEASURED ? first[distance] : beyond.seekPicos(distance);
    }
}
