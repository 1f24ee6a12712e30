package org.spindle.workload.trace;

import it.unimi.dsi.fastutil.longs.Long2LongMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.util.SortedMap;

/** Counts the short words of a field without allocating text. Words longer than 8 bytes count by their first 8. */
public final class WordCounts {

    private static final int MOST_WORDS = 1_000;
    private static final long OTHER = 0;

    private final String prefix;
    private final Long2LongOpenHashMap counts = new Long2LongOpenHashMap();

    /**
     * @param prefix precedes each word in {@link #addTo}
     */
    public WordCounts(String prefix) {
        this.prefix = prefix;
    }

    public void count(TextLines line, int field) {
        long word = 0;
        int length = Math.min(Long.BYTES, line.length(field));
        for (int i = 0; i < length; i++) {
            word = word << Byte.SIZE | line.at(field, i);
        }
        counts.addTo(counts.size() < MOST_WORDS || counts.containsKey(word) ? word : OTHER, 1);
    }

    /** Adds the counts, named by prefix and word. */
    public void addTo(SortedMap<String, Long> tallies) {
        for (Long2LongMap.Entry each : counts.long2LongEntrySet()) {
            StringBuilder word = new StringBuilder();
            for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
                int letter = (int) (each.getLongKey() >>> shift) & 0xff;
                if (letter != 0) {
                    word.append((char) letter);
                }
            }
            tallies.put(prefix + (each.getLongKey() == OTHER ? "other" : word), each.getLongValue());
        }
    }
}
