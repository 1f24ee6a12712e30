package org.spindle.policies.scheduler.linux;

/**
 * A decaying mean in which each sample has seven eighths of the weight of the next, in integers as the kernel
 * computes it: samples and their sum in units of 1/256, with divisions that round down.
 */
final class DecayingMean {

    private static final int ONE = 256;
    private static final int KEPT = 7;
    private static final int OF = 8;
    private static final long YOUNG = 60;
    private static final long YOUNG_EXCESS = 2L * 1024 * 1024;
    private static final long EXCESS = 2L * 1024 * 64;

    private long samples;
    private long total;
    private long mean;

    long samples() {
        return samples;
    }

    long mean() {
        return mean;
    }

    /** Adds a time; the mean is rounded by half a sample. */
    void addTime(long value) {
        add(value);
        mean = (total + ONE / 2) / samples;
    }

    /**
     * Adds a distance in sectors, limited by the mean so far to bound outliers; the mean is rounded to the nearest
     * integer.
     */
    void addDistance(long value) {
        add(Math.min(value, 4 * mean + (samples <= YOUNG ? YOUNG_EXCESS : EXCESS)));
        mean = (total + samples / 2) / samples;
    }

    /** Copies the samples of another mean. */
    void copy(DecayingMean from) {
        samples = from.samples;
        total = from.total;
        mean = from.mean;
    }

    private void add(long value) {
        samples = (KEPT * samples + ONE) / OF;
        total = (KEPT * total + ONE * value) / OF;
    }
}
