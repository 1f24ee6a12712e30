package org.spindle.analytic.disk;

import org.spindle.analytic.ValidRange;

/**
 * A seek curve a &radic;(d - 1) + b (d - 1) + c for distances from 1, 0 for none (Lee and Katz 1993; Hennessy and Patterson 1996,
 * section 6.9).
 *
 * @param root a, milliseconds
 * @param linear b, milliseconds
 * @param constant c, milliseconds
 */
public record RootLinearSeek(double root, double linear, double constant, int cylinders) implements SeekModel {

    /** Least number of cylinders for which the model is valid. */
    public static final int LEAST_CYLINDERS = 200;

    public RootLinearSeek {
        ValidRange.atLeast(LEAST_CYLINDERS, "number of cylinders", cylinders);
        ValidRange.notNegative("factor of the square root (a)", root);
        ValidRange.notNegative("factor of the distance (b)", linear);
        ValidRange.notNegative("constant (c)", constant);
    }

    /**
     * Returns the curve whose mean over random seeks is the average: a = (-10 Tmin + 15 Tavg - 5 Tmax) / (3 &radic;N), b = (7 Tmin - 15
     * Tavg + 8 Tmax) / (3 N). It reaches the maximum at distance N + 1, not N - 1, and the mean only in the limit of continuous distances.
     */
    public static RootLinearSeek throughMean(SeekTimes times, int cylinders) {
        double n = ValidRange.atLeast(LEAST_CYLINDERS, "number of cylinders", cylinders);
        double a = (-10 * times.minimum() + 15 * times.average() - 5 * times.maximum()) / (3 * Math.sqrt(n));
        double b = (7 * times.minimum() - 15 * times.average() + 8 * times.maximum()) / (3 * n);
        return new RootLinearSeek(a, b, times.minimum(), cylinders);
    }

    /** Returns the curve that has exactly the average at a third of the cylinders and the maximum at all of them. */
    public static RootLinearSeek throughOneThird(SeekTimes times, int cylinders) {
        double n = ValidRange.atLeast(LEAST_CYLINDERS, "number of cylinders", cylinders);
        double third = n / 3 - 1;
        double full = n - 1;
        double average = times.average() - times.minimum();
        double maximum = times.maximum() - times.minimum();
        double determinant = Math.sqrt(third) * full - Math.sqrt(full) * third;
        double a = (average * full - maximum * third) / determinant;
        double b = (maximum * Math.sqrt(third) - average * Math.sqrt(full)) / determinant;
        return new RootLinearSeek(a, b, times.minimum(), cylinders);
    }

    @Override
    public double time(int distance) {
        ValidRange.between(0, cylinders - 1, "seek distance", distance);
        return distance == 0 ? 0 : at(distance);
    }

    /** Evaluates the formula for any distance of at least 1, integer or not. */
    public double at(double distance) {
        ValidRange.between(1, cylinders + 1.0, "seek distance", distance);
        return root * Math.sqrt(distance - 1) + linear * (distance - 1) + constant;
    }
}
