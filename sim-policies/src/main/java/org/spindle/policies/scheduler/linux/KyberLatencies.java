package org.spindle.policies.scheduler.linux;

import java.util.Arrays;

/**
 * Latency histograms of one domain in quarters of its target: from dispatch, and from arrival. A percentile is
 * available once there are 500 samples, or a second after the first call of {@link #percentile} that found a sample;
 * the histogram is then cleared. Both histograms share that second.
 */
final class KyberLatencies {

    static final int IO = 0;
    static final int TOTAL = 1;

    /** Returned by {@link #percentile} if it is not available. */
    static final int UNKNOWN = -1;

    /** Buckets below this one are within the target. */
    static final int GOOD = 4;

    private static final int BUCKETS = 8;
    private static final int ENOUGH = 500;

    private final long width;
    private final int[][] counts = new int[2][BUCKETS];
    private final long second;

    /** Tick from which few samples suffice; 0 if no percentile has been requested. */
    private long timeout;

    /**
     * @param target nanoseconds
     * @param ticks of a second
     */
    KyberLatencies(long target, int ticks) {
        width = Math.max(1, target / GOOD);
        second = ticks;
    }

    void add(int histogram, long nanos) {
        int bucket = nanos <= 0 ? 0 : (int) Math.min(BUCKETS - 1, (nanos - 1) / width);
        counts[histogram][bucket]++;
    }

    /** Returns the bucket of a percentile, or {@link #UNKNOWN}. */
    int percentile(int histogram, int percent, long now) {
        int[] buckets = counts[histogram];
        int samples = 0;
        for (int count : buckets) {
            samples += count;
        }
        if (samples == 0) {
            return UNKNOWN;
        }
        if (timeout == 0) {
            timeout = Math.max(1, now + second);
        }
        if (samples < ENOUGH && now < timeout) {
            return UNKNOWN;
        }
        timeout = 0;
        int rest = (samples * percent + 99) / 100;
        int bucket = 0;
        while (bucket < BUCKETS - 1 && buckets[bucket] < rest) {
            rest -= buckets[bucket++];
        }
        Arrays.fill(buckets, 0);
        return bucket;
    }
}
