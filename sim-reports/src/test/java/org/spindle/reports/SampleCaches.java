package org.spindle.reports;

import java.util.ArrayList;
import java.util.List;
import org.spindle.cachelab.AccessCounts;
import org.spindle.cachelab.CacheFigures;
import org.spindle.cachelab.LabInterval;
import org.spindle.cachelab.LabResult;
import org.spindle.cachelab.LruCurve;

/** Invented results of the cache laboratory: two policies at three sizes, over ten intervals. */
public final class SampleCaches {

    private static final int INTERVALS = 10;

    private SampleCaches() {}

    /**
     * @param name of everything that users name
     */
    public static LabResult of(String name) {
        List<CacheFigures> caches = new ArrayList<>();
        for (String policy : List.of("lru", name)) {
            for (int mebibytes = 1; mebibytes <= 4; mebibytes *= 2) {
                double missRatio = (policy.equals("lru") ? 0.8 : 0.7) / mebibytes;
                caches.add(new CacheFigures(
                        policy,
                        false,
                        (long) mebibytes << 20,
                        counts(10_000, missRatio),
                        intervals(missRatio),
                        missRatio,
                        Double.NaN,
                        1 << 16,
                        0.5));
            }
        }
        List<LabInterval> intervals = new ArrayList<>();
        for (int i = 0; i < INTERVALS; i++) {
            intervals.add(new LabInterval(1000L * i, 2.5 * i, counts(1000, 1), 300 + 10L * i));
        }
        List<LruCurve.Point> curve =
                List.of(new LruCurve.Point(256, 0.8), new LruCurve.Point(512, 0.4), new LruCurve.Point(1024, 0.2));
        return new LabResult(counts(10_000, 1), 0, 2000, 2000 * 4096, 4096, true, 1, caches, intervals, curve);
    }

    private static List<AccessCounts> intervals(double missRatio) {
        List<AccessCounts> misses = new ArrayList<>();
        for (int i = 0; i < INTERVALS; i++) {
            misses.add(counts(1000, missRatio * (1 - 0.05 * i)));
        }
        return misses;
    }

    private static AccessCounts counts(long accesses, double share) {
        long counted = Math.round(accesses * share);
        long writes = counted / 4;
        return new AccessCounts(
                counted / 2, counted - writes, writes, 4096 * (counted - writes), 4096 * writes, 0, 0, 0);
    }
}
