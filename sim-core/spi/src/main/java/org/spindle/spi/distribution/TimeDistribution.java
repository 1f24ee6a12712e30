package org.spindle.spi.distribution;

import org.spindle.spi.sim.RandomStream;

/**
 * A distribution of spans of time, which are never negative.
 *
 * <p>An example, of two equally probable times:
 *
 * <pre>{@code
 * record TwoTimes(long fast, long slow) implements TimeDistribution {
 *     public double draw(RandomStream random) {
 *         return random.nextLong(2) == 0 ? fast : slow;
 *     }
 * }
 * }</pre>
 */
public interface TimeDistribution {

    /** Draws a time in nanoseconds, not negative and finite. Allocates nothing. */
    double draw(RandomStream random);

    /** Returns the mean in nanoseconds; NaN if it is unknown, which analytic models report. */
    default double meanNanos() {
        return Double.NaN;
    }

    /** Returns the mean of the squares in square nanoseconds; NaN if it is unknown. */
    default double meanSquareNanos() {
        return Double.NaN;
    }
}
