package org.spindle.cachelab;

import java.util.List;

/**
 * The results of policies at several sizes on one trace.
 *
 * @param accessCounts accesses of the trace after the warm-up
 * @param warmUpAccesses accesses of the warm-up
 * @param entries different entries of the complete trace; for a sample an estimate
 * @param footprint their bytes
 * @param entryBytes size of an entry, the mean if they differ
 * @param hasEqualEntries whether all entries have one size
 * @param sample share of the entries that was simulated
 * @param caches by policy and then by size, in the order of the parameters of the run
 * @param intervals parts of the trace after the warm-up
 * @param lruCurve LRU at every size; empty if entries differ in size
 */
public record LabResult(
        AccessCounts accessCounts,
        long warmUpAccesses,
        long entries,
        long footprint,
        double entryBytes,
        boolean hasEqualEntries,
        double sample,
        List<CacheFigures> caches,
        List<LabInterval> intervals,
        List<LruCurve.Point> lruCurve) {

    public LabResult {
        caches = List.copyOf(caches);
        intervals = List.copyOf(intervals);
        lruCurve = List.copyOf(lruCurve);
    }
}
