package org.spindle.workload.trace.figures;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How often each of many things is accessed, and what caches of several sizes miss. Things are numbered from 0. */
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
     * @param thing an earlier number, or the next new one
     */
    void access(int thing) {
        accesses++;
        if (thing == counts.size()) {
            counts.add(1);
        } else {
            counts.set(thing, counts.getInt(thing) + 1);
        }
        for (LruCache cache : caches) {
            cache.access(thing);
        }
    }

    long accesses() {
        return accesses;
    }

    /** How many things there are. */
    int things() {
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

    /** Misses and miss ratio by capacity. */
    Map<String, Object> misses() {
        Map<String, Object> all = new LinkedHashMap<>();
        for (LruCache cache : caches) {
            BigDecimal ratio = Rounded.quotient(cache.misses(), accesses);
            all.put(String.valueOf(cache.capacity()), Map.of("misses", cache.misses(), "miss_ratio", ratio));
        }
        return all;
    }
}
