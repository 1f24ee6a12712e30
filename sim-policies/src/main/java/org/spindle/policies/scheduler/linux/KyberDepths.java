package org.spindle.policies.scheduler.linux;

import java.util.Arrays;

/**
 * How many tokens each of Kyber's domains has. If the device is late in any domain, domains within their target get fewer and
 * those beyond it more; otherwise only the latter get more.
 */
final class KyberDepths {

    /** Domains with a target: all but the last. */
    private static final int MEASURED = KyberDomain.COUNT - 1;

    private static final KyberDomain[] DOMAINS = KyberDomain.values();

    private final KyberLatencies[] latencies = new KyberLatencies[MEASURED];
    private final int[] depths = new int[KyberDomain.COUNT];
    private final int[] remembered = new int[MEASURED];

    /**
     * @param targets of reads, writes and discards, in nanoseconds
     */
    KyberDepths(long[] targets, int ticksOfASecond) {
        for (int domain = 0; domain < MEASURED; domain++) {
            latencies[domain] = new KyberLatencies(targets[domain], ticksOfASecond);
        }
        for (int domain = 0; domain < depths.length; domain++) {
            depths[domain] = DOMAINS[domain].tokens;
        }
        Arrays.fill(remembered, KyberLatencies.UNKNOWN);
    }

    int of(int domain) {
        return depths[domain];
    }

    /** A request is complete. */
    void completed(int domain, long total, long io) {
        latencies[domain].add(KyberLatencies.TOTAL, total);
        latencies[domain].add(KyberLatencies.IO, io);
    }

    static boolean isMeasured(int domain) {
        return domain < MEASURED;
    }

    /**
     * Adapts the depths to what was measured.
     *
     * @param now in ticks
     */
    void adapt(long now) {
        boolean isLate = false;
        for (KyberLatencies latency : latencies) {
            isLate |= latency.percentile(KyberLatencies.IO, 90, now) >= KyberLatencies.GOOD;
        }
        for (int domain = 0; domain < MEASURED; domain++) {
            int p99 = p99(domain, isLate, now);
            if (p99 != KyberLatencies.UNKNOWN && (isLate || p99 >= KyberLatencies.GOOD)) {
                int depth = depths[domain] * (p99 + 1) / KyberLatencies.GOOD;
                depths[domain] = Math.max(1, Math.min(depth, DOMAINS[domain].tokens));
            }
        }
    }

    /** Domains do not have enough samples at the same time: the last percentile counts once for the next lateness. */
    private int p99(int domain, boolean isLate, long now) {
        int p99 = latencies[domain].percentile(KyberLatencies.TOTAL, 99, now);
        if (isLate) {
            p99 = p99 == KyberLatencies.UNKNOWN ? remembered[domain] : p99;
            remembered[domain] = KyberLatencies.UNKNOWN;
        } else if (p99 != KyberLatencies.UNKNOWN) {
            remembered[domain] = p99;
        }
        return p99;
    }
}
