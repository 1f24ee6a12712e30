package org.spindle.policies.scheduler.linux;

import java.util.Arrays;

/**
 * The number of tokens of each of Kyber's domains. If the device exceeds the target of any domain, domains within
 * their targets get fewer tokens and those beyond them more; otherwise only the latter get more.
 */
final class KyberDepths {

    /** Number of domains with a target: all but the last. */
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

    /** Records the latencies of a completed request. */
    void completed(int domain, long total, long io) {
        latencies[domain].add(KyberLatencies.TOTAL, total);
        latencies[domain].add(KyberLatencies.IO, io);
    }

    static boolean isMeasured(int domain) {
        return domain < MEASURED;
    }

    /**
     * Adapts the depths to the measured latencies.
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

    /**
     * Returns the 99th percentile of a domain. Domains do not reach enough samples at the same time, so the last
     * percentile is used once more when another domain is beyond its target.
     */
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
