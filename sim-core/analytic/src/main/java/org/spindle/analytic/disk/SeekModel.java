package org.spindle.analytic.disk;

import java.util.function.IntToDoubleFunction;
import org.spindle.analytic.ValidRange;

/** Time of an arm movement by its distance. */
public interface SeekModel {

    /** Returns the number of cylinders of the drive. */
    int cylinders();

    /**
     * Returns the seek time in milliseconds.
     *
     * @param distance in cylinders, 0 to {@link #cylinders} - 1
     */
    double time(int distance);

    /** Returns the mean over all ordered pairs of different cylinders, each pair with the same probability. */
    default double meanOverMoves() {
        return mean(cylinders(), this::time, false);
    }

    /** Returns the mean over all ordered pairs of cylinders, including those of equal cylinders, which need no movement. */
    default double meanOverPairs() {
        return mean(cylinders(), this::time, true);
    }

    /** Returns the mean distance over all ordered pairs of different cylinders: (N + 1) / 3. */
    static double meanDistance(int cylinders) {
        return mean(cylinders, distance -> distance, false);
    }

    private static double mean(int cylinders, IntToDoubleFunction value, boolean withStays) {
        ValidRange.atLeast(2, "number of cylinders", cylinders);
        double sum = 0;
        for (int distance = 1; distance < cylinders; distance++) {
            sum += 2.0 * (cylinders - distance) * value.applyAsDouble(distance);
        }
        double moves = (double) cylinders * (cylinders - 1);
        return withStays ? (sum + cylinders * value.applyAsDouble(0)) / (moves + cylinders) : sum / moves;
    }
}
