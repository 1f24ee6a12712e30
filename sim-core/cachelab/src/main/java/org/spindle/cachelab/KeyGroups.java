package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Parts of a sample of the entries, each without one of several groups, from which the error of an estimate is computed (the delete-a-group
 * jackknife, Kott 2001).
 */
final class KeyGroups {

    static final int COUNT = 8;

    /** Two-sided 95 % quantile of Student's distribution with COUNT - 1 degrees of freedom. */
    private static final double QUANTILE = 2.364624;

    private KeyGroups() {}

    /** Returns the trace without each of the groups. */
    static List<AccessTrace> without(AccessTrace trace) {
        List<AccessTrace> parts = new ArrayList<>();
        for (int group = 0; group < COUNT; group++) {
            parts.add(without(trace, group));
        }
        return parts;
    }

    private static AccessTrace without(AccessTrace trace, int group) {
        int[] numbers = new int[trace.keys()];
        Arrays.fill(numbers, -1);
        List<AccessChunk> chunks = new ArrayList<>();
        int keys = 0;
        long accesses = 0;
        long footprint = 0;
        AccessChunk into = new AccessChunk(0);
        for (AccessChunk chunk : trace.chunks()) {
            for (int i = 0; i < chunk.size; i++) {
                int key = chunk.keys[i];
                if (Long.remainderUnsigned(KeyNumbers.mix(key), COUNT) == group) {
                    continue;
                }
                long bytes = chunk.bytes == null ? trace.equalBytes() : Integer.toUnsignedLong(chunk.bytes[i]);
                if (numbers[key] < 0) {
                    numbers[key] = keys++;
                    footprint += trace.hasEqualEntries() ? trace.equalBytes() : bytes;
                }
                if (into.size == into.keys.length) {
                    into = new AccessChunk(AccessChunk.CAPACITY);
                    into.bytes = chunk.bytes == null ? null : new int[AccessChunk.CAPACITY];
                    chunks.add(into);
                }
                into.keys[into.size] = numbers[key];
                into.flags[into.size] = chunk.flags[i];
                if (into.bytes != null) {
                    into.bytes[into.size] = (int) bytes;
                }
                into.size++;
                accesses++;
            }
        }
        return new AccessTrace(
                chunks,
                accesses,
                keys,
                trace.hasEqualEntries(),
                trace.equalBytes(),
                footprint,
                trace.hasWrites(),
                trace.sample() * (COUNT - 1) / COUNT,
                trace.expectedAccesses() * (COUNT - 1) / COUNT,
                trace.marks());
    }

    /** Returns half of the 95 % confidence interval of a figure, from its values without each group. */
    static double halfWidth(double[] values) {
        double mean = Arrays.stream(values).sum() / values.length;
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        return QUANTILE * Math.sqrt(squares * (values.length - 1) / values.length);
    }
}
