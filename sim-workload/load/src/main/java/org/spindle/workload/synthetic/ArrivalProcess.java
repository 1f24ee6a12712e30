package org.spindle.workload.synthetic;

/** A random sequence of arrivals that does not depend on completions. */
@FunctionalInterface
interface ArrivalProcess {

    /** Returns the nanoseconds from the previous arrival, at first from time 0, to the next one; not negative. */
    double nextGap();
}
