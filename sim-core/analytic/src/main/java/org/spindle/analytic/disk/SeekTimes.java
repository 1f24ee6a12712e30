package org.spindle.analytic.disk;

import org.spindle.analytic.Range;

/**
 * What a data sheet tells about the arm, in milliseconds.
 *
 * @param minimum to the next cylinder, 0 or more
 * @param average at least {@code minimum}
 * @param maximum across all cylinders, at least {@code average}
 */
public record SeekTimes(double minimum, double average, double maximum) {

    public SeekTimes {
        Range.notNegative("minimum seek time", minimum);
        if (!(average >= minimum)) {
            throw Range.outside("average seek time", average, "at least the minimum, " + minimum);
        }
        if (!(maximum >= average) || !Double.isFinite(maximum)) {
            throw Range.outside("maximum seek time", maximum, "at least the average, " + average);
        }
    }
}
