package org.spindle.host.alis.analysis;

import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.Arrays;

/**
 * Weights by key that are incremented, and aged together. Recent additions are in a hash map, which is periodically
 * merged into the older ones, which use much less memory. The order of additions is preserved, so that sums have the
 * same rounding as with a single map.
 */
final class AgedWeights {

    /** Weights below this are dropped when they are aged. */
    private static final double FORGOTTEN = 1e-6;

    private static final int LEAST_RECENT = 1 << 14;
    private static final int MOST_RECENT = 1 << 21;

    /** The hash map is merged when it has this part of the entries before. */
    private static final int RECENT_PART = 4;

    private final int leastRecent;
    private SortedWeights settled = SortedWeights.empty();

    /** Whole weights of keys that were added to, with what they had before. */
    private final Long2DoubleOpenHashMap recent = new Long2DoubleOpenHashMap();

    /** Number of keys in {@code recent} only. */
    private int fresh;

    AgedWeights() {
        this(LEAST_RECENT);
    }

    /**
     * @param leastRecent entries that the hash map may have, whatever the total number
     */
    AgedWeights(int leastRecent) {
        this.leastRecent = leastRecent;
    }

    int size() {
        return settled.size() + fresh;
    }

    /** Returns the weight of a key, 0 if it has none. */
    double get(long key) {
        double weight = recent.get(key);
        return weight > 0 ? weight : settled.get(key);
    }

    /**
     * Adds to the weight of a key.
     *
     * @param key from 0
     * @param weight above 0
     */
    void addTo(long key, double weight) {
        if (recent.addTo(key, weight) == 0) {
            double before = settled.get(key);
            if (before > 0) {
                recent.put(key, before + weight);
            } else {
                fresh++;
            }
            if (recent.size() >= Math.max(leastRecent, Math.min(MOST_RECENT, settled.size() / RECENT_PART))) {
                merge();
            }
        }
    }

    /** Multiplies all weights by a factor from 0 to 1, and drops those that become negligible. */
    void age(double factor) {
        SortedWeights all = settled();
        all.scale(factor);
        if (all.least() < FORGOTTEN) {
            SortedWeights.Builder kept = new SortedWeights.Builder();
            for (SortedWeights.Cursor at = all.cursor(); at.isValid(); at.next()) {
                if (at.weight() >= FORGOTTEN) {
                    kept.append(at.key(), at.weight());
                }
            }
            settled = kept.build();
        }
    }

    /** Returns all entries as they are now. */
    SortedWeights settled() {
        merge();
        recent.trim();
        return settled;
    }

    /** Replaces all entries. */
    void replace(SortedWeights entries) {
        recent.clear();
        fresh = 0;
        settled = entries;
    }

    private void merge() {
        if (recent.isEmpty()) {
            return;
        }
        long[] keys = recent.keySet().toLongArray();
        Arrays.sort(keys);
        SortedWeights.Builder merged = new SortedWeights.Builder();
        SortedWeights.Cursor old = settled.cursor();
        for (long key : keys) {
            while (old.isValid() && old.key() < key) {
                merged.append(old.key(), old.weight());
                old.next();
            }
            if (old.isValid() && old.key() == key) {
                old.next();
            }
            merged.append(key, recent.get(key));
        }
        for (; old.isValid(); old.next()) {
            merged.append(old.key(), old.weight());
        }
        replace(merged.build());
    }
}
