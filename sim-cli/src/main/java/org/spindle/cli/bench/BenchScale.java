package org.spindle.cli.bench;

import java.util.Locale;

/** The sizes of the two runs whose difference is measured, and the number of repetitions. */
enum BenchScale {
    /** For the counts, for which one repetition suffices. */
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

    /** Requests of the small run, which is subtracted so that assembly and the first requests do not count. */
    int small() {
        return small;
    }

    /** Requests of the large run. */
    int large() {
        return large;
    }

    int samples() {
        return samples;
    }

    /** Returns the form written in files. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
