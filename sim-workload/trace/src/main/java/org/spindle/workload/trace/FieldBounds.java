package org.spindle.workload.trace;

import org.spindle.workload.trace.TextLines.Separator;

/** The bounds of the fields of a line; fields beyond the first {@link TextLines#MOST_FIELDS} are only counted. */
final class FieldBounds {

    private static final long BLANKS = ByteWords.of(' ');
    private static final long TABS = ByteWords.of('\t');
    private static final long COMMAS = ByteWords.of(',');
    private static final long QUOTES = ByteWords.of('"');

    /** The mark of the byte before a word's first one. */
    private static final long BEFORE_FIRST = 0x80;

    private static final int MOST_BOUNDS = 2 * TextLines.MOST_FIELDS;

    private final Separator separator;

    /** Start and end of each field, alternating. */
    private final int[] bounds = new int[MOST_BOUNDS];

    private int count;
    private int known;

    FieldBounds(Separator separator) {
        this.separator = separator;
    }

    /** Finds the fields of a range of bytes; a line of blanks only has none. */
    void split(byte[] bytes, int start, int end) {
        if (separator == Separator.BLANKS) {
            splitAtBlanks(bytes, start, end);
        } else {
            splitAtCommas(bytes, start, end);
        }
        known = Math.min(count, TextLines.MOST_FIELDS);
    }

    /** Splits at blanks: a bound is between a blank and another character. */
    private void splitAtBlanks(byte[] bytes, int start, int end) {
        int found = 0;
        long before = BEFORE_FIRST;
        for (int i = start; i < end; i += Long.BYTES) {
            long word = ByteWords.upTo(bytes, i, end);
            long blank = ByteWords.equalBytes(word, BLANKS) | ByteWords.equalBytes(word, TABS);
            if (end - i < Long.BYTES) {
                blank |= ByteWords.beyond(end - i) & ByteWords.EVERY;
            }
            long changes = blank ^ (blank << Byte.SIZE | before);
            before = blank >>> Long.SIZE - Byte.SIZE;
            while (changes != 0) {
                if (found < MOST_BOUNDS) {
                    bounds[found] = i + ByteWords.indexOfFirst(changes);
                }
                found++;
                changes &= changes - 1;
            }
        }
        count = found + 1 >> 1;
        if (found < MOST_BOUNDS) {
            bounds[found] = end;
        }
    }

    private void splitAtCommas(byte[] bytes, int start, int end) {
        boolean quotes = separator == Separator.UNQUOTED_COMMAS;
        boolean quoted = false;
        int first = start;
        count = 0;
        for (int i = start; i < end; i += Long.BYTES) {
            long word = ByteWords.upTo(bytes, i, end);
            long marks = ByteWords.equalBytes(word, COMMAS);
            if (quotes) {
                marks |= ByteWords.equalBytes(word, QUOTES);
            }
            while (marks != 0) {
                int at = i + ByteWords.indexOfFirst(marks);
                marks &= marks - 1;
                if (bytes[at] == '"') {
                    quoted = !quoted;
                } else if (!quoted) {
                    addTrimmed(bytes, first, at);
                    first = at + 1;
                }
            }
        }
        addTrimmed(bytes, first, end);
        if (count == 1 && bounds[0] == bounds[1]) {
            count = 0;
        }
    }

    private void addTrimmed(byte[] bytes, int first, int onePast) {
        int begin = first;
        int stop = onePast;
        while (begin < stop && isBlank(bytes[begin])) {
            begin++;
        }
        while (begin < stop && isBlank(bytes[stop - 1])) {
            stop--;
        }
        if (count < TextLines.MOST_FIELDS) {
            bounds[2 * count] = begin;
            bounds[2 * count + 1] = stop;
        }
        count++;
    }

    static boolean isBlank(byte b) {
        return b == ' ' || b == '\t';
    }

    /** Returns the number of fields. */
    int count() {
        return count;
    }

    /** Returns the number of fields whose bounds are known. */
    int known() {
        return known;
    }

    /** Returns the start of a field. */
    int from(int field) {
        return bounds[2 * field];
    }

    /** Returns the end of a field. */
    int to(int field) {
        return bounds[2 * field + 1];
    }

    /** Returns the length of a field in bytes, 0 if the line has no such field. */
    int length(int field) {
        return field < known ? bounds[2 * field + 1] - bounds[2 * field] : 0;
    }
}
