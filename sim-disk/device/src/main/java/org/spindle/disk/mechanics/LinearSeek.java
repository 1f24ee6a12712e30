package org.spindle.disk.mechanics;

import java.util.Set;

/**
 * Two straight lines through the times that data sheets give: (1, single), (N/3, average), (N, full stroke), since N/3 is
 * the mean distance of random seeks over N cylinders.
 */
public final class LinearSeek implements SeekCurve {

    private final long single;
    private final long average;
    private final long full;
    private final long cylinders;

    /**
     * A curve through three times in milliseconds.
     *
     * @param cylinders of the drive, 1 or more
     * @param compat defects of DiskSim to reproduce
     * @throws IllegalArgumentException unless 0 &le; single &le; average &le; full
     */
    public LinearSeek(double single, double average, double full, int cylinders, Set<SeekCompat> compat) {
        DataSheetTimes times = DataSheetTimes.of(single, average, full, cylinders, compat);
        this.single = times.single();
        this.average = times.average();
        this.full = times.full();
        this.cylinders = cylinders;
    }

    @Override
    public long seekPicos(int distance) {
        if (distance == 0) {
            return 0;
        }
        long threeDistances = 3L * distance;
        if (threeDistances <= cylinders) {
            return single + (long) ((threeDistances - 3) / (double) cylinders * (average - single));
        }
        return average + (long) ((threeDistances - cylinders) / (2.0 * cylinders) * (full - average));
    }
}
