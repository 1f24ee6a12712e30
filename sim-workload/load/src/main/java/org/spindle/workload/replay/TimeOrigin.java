package org.spindle.workload.replay;

import org.spindle.spi.config.Doc;

/** The time of a trace that is the start of the replay. */
public enum TimeOrigin {
    @Doc(
            "The first arrival if the trace's clock shows calendar time (a year or more) or less than zero, otherwise zero.")
    AUTO,
    @Doc("The first arrival.")
    FIRST_ARRIVAL,
    @Doc("The zero of the trace's clock.")
    ZERO;

    private static final long YEAR = 365L * 86_400 * 1_000_000_000;

    /** Returns the origin in nanoseconds of the trace's clock. */
    long of(long firstArrival) {
        return switch (this) {
            case ZERO -> 0;
            case FIRST_ARRIVAL -> firstArrival;
            case AUTO -> firstArrival < 0 || firstArrival >= YEAR ? firstArrival : 0;
        };
    }
}
