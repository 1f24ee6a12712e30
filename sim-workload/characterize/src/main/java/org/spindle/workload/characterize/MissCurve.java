package org.spindle.workload.characterize;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/** What LRU caches of every size miss, by counting the stack distances of references. */
final class MissCurve {

    private final LongArrayList byDistance = new LongArrayList();
    private long references;

    /**
     * @param distance {@link StackDistances#NEVER} misses in every cache
     */
    void add(int distance) {
        references++;
        while (byDistance.size() <= distance) {
            byDistance.add(0);
        }
        byDistance.set(distance, byDistance.getLong(distance) + 1);
    }

    long references() {
        return references;
    }

    /**
     * Share of the references that a cache misses.
     *
     * @param blocks its size, not negative
     * @param expected how many references there would be if the sample were a perfect one (SHARDS-adj: the difference
     *     to the real number counts as hits at the least distance); the real number if everything is looked at
     */
    double missRatio(long blocks, double expected) {
        if (blocks == 0) {
            return 1;
        }
        double hits = expected - references;
        for (int distance = 1; distance <= blocks && distance < byDistance.size(); distance++) {
            hits += byDistance.getLong(distance);
        }
        return Math.max(0, Math.min(1, 1 - hits / expected));
    }

    /** The greatest distance: a larger cache misses nothing more than first references. */
    int greatestDistance() {
        return byDistance.size() - 1;
    }
}
