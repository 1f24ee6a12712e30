package org.spindle.workload.characterize;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/** Miss ratios of LRU caches of every size, from the counted stack distances of references. */
final class MissCurve {

    private final LongArrayList byDistance = new LongArrayList();
    private long references;

    /** @param distance {@link StackDistances#NEVER} misses in every cache */
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
     * Returns the fraction of the references that miss in a cache.
     *
     * @param blocks size of the cache, not negative
     * @param expected expected number of references in the sample (SHARDS-adj: the difference from the actual number
     * counts as hits at the least distance); the actual number without sampling
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

    /** Returns the greatest distance; larger caches miss first references only. */
    int greatestDistance() {
        return byDistance.size() - 1;
    }
}
