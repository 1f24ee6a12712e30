package org.spindle.workload.trace;

import java.util.Locale;

/** Units of the times in traces. */
public enum TimeUnit {
    S(9, 1_000_000_000),
    MS(6, 1_000_000),
    US(3, 1_000),
    NS(0, 1);

    private final int digits;
    private final long nanos;

    TimeUnit(int digits, long nanos) {
        this.digits = digits;
        this.nanos = nanos;
    }

    /** Returns the number of decimal digits by which the unit is larger than a nanosecond. */
    int digits() {
        return digits;
    }

    /** Returns the unit in nanoseconds. */
    public long nanos() {
        return nanos;
    }

    /** Returns the ending of the name of a column with times in this unit. */
    public String ending() {
        return "_" + name().toLowerCase(Locale.ROOT);
    }
}
