package org.spindle.workload.replay;

import org.spindle.analytic.host.ThinkTime;

/**
 * The fraction of a think time that is processing (Hsu 2003, section 2.4, figure 2.6): for a pause of <i>x</i>
 * seconds it is &phi;(x) = 0.01 / (0.0857 x + 0.0105). A processor <i>n</i> times as fast shortens <i>x</i> to x (1 -
 * &phi; + &phi;/n).
 */
record ProcessorModel(double speedUp) {

    private static final double NANOS_PER_SECOND = 1e9;

    /** Returns the fraction of a pause that the processor is busy. */
    static double busyFraction(double seconds) {
        return ThinkTime.busyFraction(seconds);
    }

    /** Returns a recorded pause in nanoseconds as shortened by the faster processor. */
    long pause(long recorded) {
        if (speedUp == 1) {
            return recorded;
        }
        double busy = busyFraction(recorded / NANOS_PER_SECOND);
        return Math.round(recorded * (1 - busy + busy / speedUp));
    }
}
