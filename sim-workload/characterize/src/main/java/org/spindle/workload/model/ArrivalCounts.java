package org.spindle.workload.model;

/** Number of arrivals in equal windows of a span of time. */
final class ArrivalCounts {

    private final TraceSpan span;
    private final long[] counts;

    /** @param windows number of windows */
    ArrivalCounts(TraceSpan span, int windows) {
        this.span = span;
        counts = new long[windows];
    }

    void add(long arrival) {
        double share = (double) (arrival - span.first()) / span.nanos();
        counts[(int) Math.min(counts.length - 1, share * counts.length)]++;
    }

    /** Returns the length of a window in nanoseconds. */
    double window() {
        return (double) span.nanos() / counts.length;
    }

    int windows() {
        return counts.length;
    }

    /** Returns the variance of the number of arrivals in a window, over all windows. */
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

    /** Returns the sum of the squared counts of groups of that many neighbouring windows. */
    double squares(int together) {
        double squares = 0;
        for (int i = 0; i < counts.length; i += together) {
            long count = 0;
            for (int j = i; j < i + together; j++) {
                count += counts[j];
            }
            squares += (double) count * count;
        }
        return squares;
    }
}
