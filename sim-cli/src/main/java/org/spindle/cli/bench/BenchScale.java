package org.spindle.cli.bench;

import java.util.Locale;

/** How large the two runs are whose difference is measured, and how often they are repeated. */
enum BenchScale {
    /** For the counts, which need no more. */
    COUNTS(2_000, 8_000, 2),
    /** The same runs, repeated; the times are rough. */
    QUICK(2_000, 8_000, 3),
    STANDARD(20_000, 100_000, 9);

    private final int small;
    private final int large;
    private final int samples;

    BenchScale(int small, int large, int samples) {
        this.small = small;
        this.large = large;
        this.samples = samples;
    }

    /** Requests of the run that is taken off: assembly and the first requests do not count. */
    int small() {
        return small;
    }

    /** Requests of the run from which it is taken off. */
    int large() {
        return large;
    }

    int samples() {
        return samples;
    }

    /** As in files. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
