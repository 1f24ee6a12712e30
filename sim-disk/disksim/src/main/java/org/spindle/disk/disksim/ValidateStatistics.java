package org.spindle.disk.disksim;

import java.util.Arrays;

/**
 * The distance of a simulated distribution of response times from a measured one: the demerit of Ruemmler and Wilkes,
 * "An introduction to disk drive modeling" (IEEE Computer 27(3), 1994), that is the root mean square of the horizontal
 * distance between the two cumulative distributions, computed as DiskSim's validation statistics do: from histograms of
 * microseconds with 1750 edges that grow by 1 %, at 10 000 levels.
 */
public final class ValidateStatistics {
    private static final int EDGES = 1750;
    private static final int GROWTH_PERCENT = 1;
    private static final int LEVELS = 10_000;
    private static final double LEVEL_STEP = 0.0001;
    private static final double MICROSECONDS_PER_MILLISECOND = 1000;
    private static final double MILLION = 1e6;

    private ValidateStatistics() {}

    /**
     * Returns the demerit in milliseconds; 0 if both have the same distribution. The order of the times is irrelevant.
     *
     * @param simulated response times in milliseconds, at least one
     * @param measured response times in milliseconds, at least one; their number may differ
     * @throws IllegalArgumentException if there are none
     */
    public static double demerit(double[] simulated, double[] measured) {
        CumulativeCurve ours = new CumulativeCurve(simulated);
        CumulativeCurve theirs = new CumulativeCurve(measured);
        double squares = 0;
        double level = 0;
        for (int i = 0; i < LEVELS; i++) {
            level += LEVEL_STEP;
            double distance = ours.millisAt(level) - theirs.millisAt(level);
            squares += distance * distance;
        }
        return Math.sqrt(squares / LEVELS);
    }

    /** A cumulative distribution, read off level by level in rising order. */
    private static final class CumulativeCurve {
        private final long[] edges = edges();
        private final double[] fractions = new double[EDGES];
        private int point;

        CumulativeCurve(double[] millis) {
            if (millis.length == 0) {
                throw new IllegalArgumentException("a distribution needs at least one response time");
            }
            long[] counts = new long[EDGES];
            for (double time : millis) {
                counts[bucket((long) (time * MICROSECONDS_PER_MILLISECOND))]++;
            }
            long total = 0;
            for (int i = 0; i < EDGES; i++) {
                total += counts[i];
                fractions[i] = Math.rint(MILLION * total / millis.length) / MILLION;
            }
        }

        private static long[] edges() {
            long[] edges = new long[EDGES];
            for (int i = 1; i < EDGES; i++) {
                edges[i] = edges[i - 1] + 1 + edges[i - 1] * GROWTH_PERCENT / 100;
            }
            return edges;
        }

        /** Returns the first bucket whose edge lies above the time; the last one takes everything longer. */
        private int bucket(long micros) {
            int found = Arrays.binarySearch(edges, micros);
            int above = found >= 0 ? found + 1 : -found - 1;
            return Math.min(above, EDGES - 1);
        }

        /** Returns the time below which that fraction lies, interpolated between the edges. */
        double millisAt(double level) {
            while (fractions[point] < level && point < EDGES - 1) {
                point++;
            }
            if (point == 0) {
                return millis(0);
            }
            double below = fractions[point - 1];
            double part = (level - below) / (fractions[point] - below);
            return millis(point - 1) + part * (millis(point) - millis(point - 1));
        }

        private double millis(int edge) {
            return edges[edge] / MICROSECONDS_PER_MILLISECOND;
        }
    }
}
