package org.spindle.workload.model;

/** Arrivals in equal windows of a span of time. */
final class ArrivalCounts {

    private final TraceSpan span;
    private final long[] counts;

    /**
     * @param windows how many
     */
    ArrivalCounts(TraceSpan span, int windows) {
        this.span = span;
        counts = new long[windows];
    }

    void add(long arrival) {
        double share = (double) (arrival - span.first()) / span.nanos();
        counts[(int) Math.min(counts.length - 1, share * counts.length)]++;
    }

    /** Length of a window in nanoseconds. */
    double window() {
        return (double) span.nanos() / counts.length;
    }

    int windows() {
        return counts.length;
    }

    /** Variance of the number of arrivals in a window, over all windows. */
    double variance() {
        double mean = 0;
        for (long count : counts) {
            mean += count;
        }
        mean /= counts.length;
        double squares = 0;
        for (long count : counts) {
            squares += (count - mean) * (count - mean);
        }
        return squares / counts.length;
    }

    /**
     * Sums of the squared counts of 1, 2, 4, ... windows up to this number of them, which has to be a power of two.
     */
    double[] squaresByLevel() {
        int levels = Integer.numberOfTrailingZeros(counts.length);
        double[] squares = new double[levels + 1];
        long[] each = counts.clone();
        int windows = counts.length;
        for (int level = levels; level >= 0; level--) {
            for (int i = 0; i < windows; i++) {
                squares[level] += (double) each[i] * each[i];
            }
            windows /= 2;
            for (int i = 0; i < windows; i++) {
                each[i] = each[2 * i] + each[2 * i + 1];
            }
        }
        return squares;
    }
}
