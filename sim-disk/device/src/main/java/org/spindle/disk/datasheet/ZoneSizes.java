package org.spindle.disk.datasheet;

import java.util.Arrays;
import java.util.Locale;

/**
 * Cylinders and sectors per track of the zones of a drive, from the outer to the inner edge.
 *
 * @param cylinders of each zone, 1 or more
 * @param sectorsPerTrack of each zone, 1 or more
 * @param excess sectors beyond the drive's capacity, 0 or more
 */
record ZoneSizes(int[] cylinders, int[] sectorsPerTrack, long excess) {

    private static final double CONTRADICTION = 0.10;

    /**
     * Returns as many cylinders as the capacity requires at given track lengths, distributed evenly over the zones; the
     * excess is less than one cylinder.
     *
     * @param sectorsPerTrack the ideal, not whole
     * @throws IllegalArgumentException if the capacity is too small or takes too many cylinders
     */
    static ZoneSizes byCapacity(double[] sectorsPerTrack, int surfaces, long capacity) {
        int zones = sectorsPerTrack.length;
        int[] tracks = new int[zones];
        long aCylinderEach = 0;
        for (int zone = 0; zone < zones; zone++) {
            tracks[zone] = Math.toIntExact(Math.round(sectorsPerTrack[zone]));
            aCylinderEach += (long) surfaces * tracks[zone];
        }
        long each = capacity / aCylinderEach;
        if (each < 1) {
            throw new IllegalArgumentException(
                    "a capacity of " + capacity + " sectors is too small: with one cylinder in" + " each of " + zones
                            + " zones the drive holds " + aCylinderEach + "; use fewer zones or surfaces");
        }
        if (each >= Integer.MAX_VALUE / zones) {
            throw new IllegalArgumentException(
                    "a capacity of " + capacity + " sectors takes " + each + " cylinders in each of " + zones
                            + " zones at the stated rates; use more surfaces or higher rates");
        }
        int[] cylinders = new int[zones];
        Arrays.fill(cylinders, (int) each);
        long missing = capacity - each * aCylinderEach;
        for (int zone = zones - 1; missing > 0; zone--) {
            cylinders[zone]++;
            missing -= (long) surfaces * tracks[zone];
        }
        return new ZoneSizes(cylinders, tracks, -missing);
    }

    /**
     * Returns a given number of cylinders, distributed evenly over the zones, with track lengths scaled to the
     * capacity; the excess is the least that whole sectors allow.
     *
     * @param sectorsPerTrack the ideal, not whole
     * @throws IllegalArgumentException if there are fewer cylinders than zones, or tracks would have to change by more
     *     than 10 %
     */
    static ZoneSizes byCylinders(double[] sectorsPerTrack, int surfaces, long capacity, int total) {
        int zones = sectorsPerTrack.length;
        if (total < zones) {
            throw new IllegalArgumentException(
                    total + " cylinders make no " + zones + " zones; at most as many zones as" + " cylinders would do");
        }
        int[] cylinders = spread(total, zones);
        double holds = 0;
        for (int zone = 0; zone < zones; zone++) {
            holds += (double) surfaces * cylinders[zone] * sectorsPerTrack[zone];
        }
        double scale = capacity / holds;
        requireAgreement(scale, total);
        int[] tracks = new int[zones];
        double[] rest = new double[zones];
        long missing = capacity;
        for (int zone = 0; zone < zones; zone++) {
            double ideal = scale * sectorsPerTrack[zone];
            tracks[zone] = (int) ideal;
            rest[zone] = ideal - tracks[zone];
            missing -= (long) surfaces * cylinders[zone] * tracks[zone];
        }
        while (missing > 0) {
            int zone = largest(rest);
            rest[zone] = -1;
            tracks[zone]++;
            missing -= (long) surfaces * cylinders[zone];
        }
        return new ZoneSizes(cylinders, tracks, -missing);
    }

    private static void requireAgreement(double scale, int total) {
        if (Math.abs(scale - 1) > CONTRADICTION) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "%d cylinders contradict capacity and rates: at the stated rates they hold %.4g times the capacity;"
                            + " about %.0f cylinders, or rates multiplied by %.4g, would agree",
                    total,
                    1 / scale,
                    total * scale,
                    scale));
        }
    }

    private static int[] spread(int total, int zones) {
        int[] cylinders = new int[zones];
        for (int zone = 0; zone < zones; zone++) {
            boolean oneMore = zone >= zones - total % zones;
            cylinders[zone] = total / zones + (oneMore ? 1 : 0);
        }
        return cylinders;
    }

    /** Returns the index of the largest value, the first of equals. */
    private static int largest(double[] values) {
        int largest = 0;
        for (int i = 1; i < values.length; i++) {
            if (values[i] > values[largest]) {
                largest = i;
            }
        }
        return largest;
    }

    int zones() {
        return cylinders.length;
    }
}
