package org.spindle.workload.trace.parquet;

import java.util.Locale;

/** Units of time, named by the endings of column names. */
enum TimeUnit {
    S(1_000_000_000),
    MS(1_000_000),
    US(1_000),
    NS(1);

    private final long nanos;

    TimeUnit(long nanos) {
        this.nanos = nanos;
    }

    /** Returns the unit in nanoseconds. */
    long nanos() {
        return nanos;
    }

    /** Returns the ending of a column's name. */
    String ending() {
        return "_" + name().toLowerCase(Locale.ROOT);
    }
}
