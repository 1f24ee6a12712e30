package org.spindle.disk.mechanics;

import java.util.Set;

/**
 * Lee's curve through three data sheet times: t(d) = single + a &radic;(d - 1) + b (d - 1), where over N cylinders a =
 * (-10 single + 15 average - 5 full) / (3 &radic;N) and b = (7 single - 15 average + 8 full) / (3 N) (Lee and
 * Katz 1993).
 */
public final class ThreeParameterSeek implements SeekCurve {

    private final double single;
    private final double perRoot;
    private final double perCylinder;

    /**
     * A curve through three times in milliseconds.
     *
     * @param cylinders of the drive, 1 or more
     * @param compat defects of DiskSim to reproduce
     * @throws IllegalArgumentException unless 0 &le; single &le; average &le; full
     */
    public ThreeParameterSeek(double single, double average, double full, int cylinders, Set<SeekCompat> compat) {
        DataSheetTimes times = DataSheetTimes.of(single, average, full, cylinders, compat);
        double m = times.single();
        double v = times.average();
        double x = times.full();
        this.single = m;
        perRoot = (-10 * m + 15 * v - 5 * x) / (3 * Math.sqrt(cylinders));
        perCylinder = (7 * m - 15 * v + 8 * x) / (3.0 * cylinders);
    }

    @Override
    public long seekPicos(int distance) {
        if (distance == 0) {
            return 0;
        }
        double beyondFirst = distance - 1;
        return Math.max(0, (long) (single + perRoot * Math.sqrt(beyondFirst) + perCylinder * beyondFirst));
    }
}
