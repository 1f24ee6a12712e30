package org.spindle.workload.synthetic;

/** A random sequence of arrivals, which nobody's completion holds up. */
@FunctionalInterface
interface ArrivalProcess {

    /** Nanoseconds from the previous arrival, or at first from time 0, to the next one; not negative. */
    double nextGap();
}
