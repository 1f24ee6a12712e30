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

    /** Sum of the squared counts when so many neighbouring windows at a time are taken together. */
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
