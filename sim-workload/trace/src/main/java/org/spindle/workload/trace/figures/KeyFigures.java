package org.spindle.workload.trace.figures;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Figures of references to blocks or objects by key. */
final class KeyFigures {

    private static final int UNKNOWN = -1;
    private static final int SHOWN = 5;

    private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    private final Reuse reuse;
    private final List<Long> firstKeys = new ArrayList<>();
    private long least = -1;
    private long greatest;

    KeyFigures(List<Integer> capacities) {
        reuse = new Reuse(capacities);
        numbers.defaultReturnValue(UNKNOWN);
    }

    void add(long key) {
        int number = numbers.get(key);
        if (number == UNKNOWN) {
            number = numbers.size();
            numbers.put(key, number);
        }
        reuse.access(number);
        if (firstKeys.size() < SHOWN) {
            firstKeys.add(key);
        }
        least = Long.compareUnsigned(key, least) < 0 ? key : least;
        greatest = Long.compareUnsigned(key, greatest) > 0 ? key : greatest;
    }

    void addTo(Map<String, Object> figures) {
        if (reuse.accesses() == 0) {
            return;
        }
        figures.put("references", reuse.accesses());
        figures.put("unique", reuse.items());
        figures.put("min_key", new BigInteger(Long.toUnsignedString(least)));
        figures.put("max_key", new BigInteger(Long.toUnsignedString(greatest)));
        figures.put("max_reference_count", reuse.greatestCount());
        figures.put("referenced_once", reuse.accessedOnce());
        figures.put("lru_misses_by_cache_entries", reuse.misses());
    }

    /** Adds the first keys in both byte orders, for keys that are words of 32 bits. */
    void addWords(Map<String, Object> figures) {
        figures.put("first_five_keys_little_endian", firstKeys);
        figures.put(
                "first_five_keys_big_endian",
                firstKeys.stream()
                        .map(key -> Integer.toUnsignedLong(Integer.reverseBytes(key.intValue())))
                        .toList());
    }

    /** Adds the figures for keys that are lines of a processor's cache. */
    void addLines(Map<String, Object> figures) {
        if (reuse.accesses() > 0) {
            figures.put("references", reuse.accesses());
            figures.put("lru_misses_64B_lines_by_entries", reuse.misses());
        }
    }
}
