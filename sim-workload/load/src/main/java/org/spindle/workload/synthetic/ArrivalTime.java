package org.spindle.workload.synthetic;

/** The time that gaps add up to: whole nanoseconds, and the fraction of one, so that rounding does not add up. */
final class ArrivalTime {

    private long whole;
    private double fraction;

    /**
     * Goes on by a gap.
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
