package org.spindle.workload.synthetic;

/** A sum of gaps as whole nanoseconds and a fraction, so that rounding errors do not accumulate. */
final class ArrivalTime {

    private long whole;
    private double fraction;

    /**
     * Advances by a gap.
     *
     * @param gap nanoseconds
     * @return the time in nanoseconds, rounded
     */
    long after(double gap) {
        fraction += gap;
        long more = (long) fraction;
        whole += more;
        fraction -= more;
        return whole + Math.round(fraction);
    }
}
