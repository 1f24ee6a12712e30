package org.spindle.workload.trace.parquet;

import java.util.Locale;

/** Units of time by the endings that names of columns give them. */
enum TimeUnit {
    S(1_000_000_000),
    MS(1_000_000),
    US(1_000),
    NS(1);

    private final long nanos;

    TimeUnit(long nanos) {
        this.nanos = nanos;
    }

    /** Its length in nanoseconds. */
    long nanos() {
        return nanos;
    }

    /** What follows the name of a column. */
    String ending() {
        return "_" + name().toLowerCase(Locale.ROOT);
    }
}
