package org.spindle.analytic.disk;

import org.spindle.analytic.ValidRange;

/**
 * Seek times of a data sheet, in milliseconds.
 *
 * @param minimum to the next cylinder, 0 or more
 * @param average at least {@code minimum}
 * @param maximum across all cylinders, at least {@code average}
 */
public record SeekTimes(double minimum, double average, double maximum) {

    public SeekTimes {
        ValidRange.notNegative("minimum seek time", minimum);
        if (!(average >= minimum)) {
            throw ValidRange.outside("average seek time", average, "at least the minimum, " + minimum);
        }
        if (!(maximum >= average) || !Double.isFinite(maximum)) {
            throw ValidRange.outside("maximum seek time", maximum, "at least the average, " + average);
        }
    }
}
