package org.spindle.workload.trace;

import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts by name. The number of names is limited to 1,000, for names that come from a trace. */
public final class NamedCounts {

    private static final int MOST_NAMES = 1_000;

    private final Object2LongOpenHashMap<String> counts = new Object2LongOpenHashMap<>();

    /** Counts one. Names beyond the first 1,000 are counted together as {@code other}. */
    public void count(String name) {
        add(name, 1);
    }

    public void add(String name, long amount) {
        String known = counts.size() < MOST_NAMES || counts.containsKey(name) ? name : "other";
        counts.addTo(known, amount);
    }

    /** Sets a count. */
    public void set(String name, long value) {
        counts.put(name, value);
    }

    /** Returns whether nothing has been counted yet. */
    public boolean isEmpty() {
        return counts.isEmpty();
    }

    public SortedMap<String, Long> byName() {
        return new TreeMap<>(counts);
    }
}
