package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * The processing share of the time between the completion of a request and the issue of the next one that depends on it: for x seconds the
 * fraction 0.01 / (0.0857 x + 0.0105) (Hsu 2003, section 2.5.1, figure 2.6, whose constants yield percent).
 */
public final class ThinkTime {

    private static final double SLOPE = 0.0857;
    private static final double INTERCEPT = 0.0105;
    private static final double PERCENT = 0.01;

    private ThinkTime() {}

    /**
     * Returns the fraction of a think time for which the processor is busy.
     *
     * @param seconds 0 or more
     */
    public static double busyFraction(double seconds) {
        ValidRange.notNegative("think time", seconds);
        return PERCENT / (SLOPE * seconds + INTERCEPT);
    }

    /**
     * Returns the think time with a faster processor: x (1 - f + f / n).
     *
     * @param seconds 0 or more
     * @param speedUp n, greater than 0
     */
    public static double scaled(double seconds, double speedUp) {
        double busy = busyFraction(seconds);
        return seconds * (1 - busy + busy / ValidRange.positive("speed-up", speedUp));
    }
}
