package org.spindle.workload.trace.transform;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;

/** Numbers values from 0 in order of their first appearance. */
final class Renumbering {

    private final Long2LongOpenHashMap numbers = new Long2LongOpenHashMap();

    long of(long value) {
        long next = numbers.size();
        long known = numbers.getOrDefault(value, next);
        if (known == next) {
            numbers.put(value, next);
        }
        return known;
    }
}
