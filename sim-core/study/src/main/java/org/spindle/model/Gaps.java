package org.spindle.model;

/** Mean and variance of the times between events, in nanoseconds (Welford 1962). */
final class Gaps {

    private long last = -1;
    private long count;
    private double mean;
    private double squares;

    void add(long at) {
        if (last >= 0) {
            double gap = at - last;
            count++;
            double delta = gap - mean;
            mean += delta / count;
            squares += delta * (gap - mean);
        }
        last = at;
    }

    /** Returns the squared coefficient of variation; NaN before the third event, or if all gaps are 0. */
    double scv() {
        return count < 2 || mean == 0 ? Double.NaN : squares / (count - 1) / (mean * mean);
    }
}
