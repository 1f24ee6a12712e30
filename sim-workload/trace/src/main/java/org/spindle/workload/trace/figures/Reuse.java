package org.spindle.workload.trace.figures;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Access counts of numbered items, and the misses of caches of several sizes. Items are numbered from 0. */
final class Reuse {

    private final List<LruCache> caches;
    private final IntArrayList counts = new IntArrayList();
    private long accesses;

    /**
     * @param capacities of the caches, in entries
     */
    Reuse(List<Integer> capacities) {
        caches = capacities.stream().map(LruCache::new).toList();
    }

    /**
     * Counts an access.
     *
     * @param item an earlier number, or the next new one
     */
    void access(int item) {
        accesses++;
        if (item == counts.size()) {
            counts.add(1);
        } else {
            counts.set(item, counts.getInt(item) + 1);
        }
        for (LruCache cache : caches) {
            cache.access(item);
        }
    }

    long accesses() {
        return accesses;
    }

    /** Returns the number of different items. */
    int items() {
        return counts.size();
    }

    int greatestCount() {
        int greatest = 0;
        for (int i = 0; i < counts.size(); i++) {
            greatest = Math.max(greatest, counts.getInt(i));
        }
        return greatest;
    }

    int accessedOnce() {
        int once = 0;
        for (int i = 0; i < counts.size(); i++) {
            once += counts.getInt(i) == 1 ? 1 : 0;
        }
        return once;
    }

    /** Returns misses and miss ratio by capacity. */
    Map<String, Object> misses() {
        Map<String, Object> all = new LinkedHashMap<>();
        for (LruCache cache : caches) {
            BigDecimal ratio = Rounded.quotient(cache.misses(), accesses);
            all.put(String.valueOf(cache.capacity()), Map.of("misses", cache.misses(), "miss_ratio", ratio));
        }
        return all;
    }
}
