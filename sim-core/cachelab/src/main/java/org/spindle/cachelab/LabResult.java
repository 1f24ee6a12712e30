package org.spindle.cachelab;

import java.util.List;

/**
 * What came of some policies at some sizes on one trace.
 *
 * @param asked what the trace asks for after the warm-up
 * @param warmUpAccesses accesses before
 * @param entries different entries of the whole trace; of a sample an estimate
 * @param footprint their bytes
 * @param entryBytes size of an entry, the mean if they differ
 * @param hasEqualEntries whether they do not differ
 * @param sample share of the entries that was looked at
 * @param caches by policy and then by size, in the order of the question
 * @param intervals parts of the trace after the warm-up
 * @param lruCurve LRU at every size; empty if entries differ in size
 */
public record LabResult(
        AccessCounts asked,
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
