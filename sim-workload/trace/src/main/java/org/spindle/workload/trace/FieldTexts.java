package org.spindle.workload.trace;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;

/** The words of a field of a trace, as text with a prefix; texts of known words are reused. */
public final class FieldTexts {

    private static final int MOST_KNOWN = 1_000;

    private final String prefix;
    private final Long2ObjectOpenHashMap<Known> known = new Long2ObjectOpenHashMap<>();

    private record Known(byte[] word, String text) {}

    /**
     * @param prefix precedes each word
     */
    public FieldTexts(String prefix) {
        this.prefix = prefix;
    }

    /** Returns the prefix and the field's text. Allocates for new words only, as long as there are at most 1,000. */
    public String of(TextLines line, int field) {
        long hash = line.hash(field, field);
        Known before = known.get(hash);
        if (before != null && line.isSpan(field, field, before.word)) {
            return before.text;
        }
        String text = prefix + line.text(field);
        if (before == null && known.size() < MOST_KNOWN) {
            known.put(hash, new Known(line.span(field, field), text));
        }
        return text;
    }
}
