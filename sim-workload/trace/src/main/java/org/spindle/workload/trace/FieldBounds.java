package org.spindle.workload.trace;

import org.spindle.workload.trace.TextLines.Separator;

/** Where the fields of a line begin and end; those beyond the first {@link TextLines#MOST_FIELDS} are counted only. */
final class FieldBounds {

    private final Separator separator;
    private final int[] from = new int[TextLines.MOST_FIELDS];
    private final int[] to = new int[TextLines.MOST_FIELDS];
    private int count;

    FieldBounds(Separator separator) {
        this.separator = separator;
    }

    /** Finds the fields between two places; a line of nothing but blanks has none. */
    void split(byte[] bytes, int start, int end) {
        count = 0;
        if (separator == Separator.BLANKS) {
            splitAtBlanks(bytes, start, end);
        } else {
            splitAtCommas(bytes, start, end);
        }
    }

    private void splitAtBlanks(byte[] bytes, int start, int end) {
        int i = start;
        while (i < end) {
            while (i < end && isBlank(bytes[i])) {
                i++;
            }
            if (i == end) {
                return;
            }
            int first = i;
            while (i < end && !isBlank(bytes[i])) {
                i++;
            }
            add(first, i);
        }
    }

    private void splitAtCommas(byte[] bytes, int start, int end) {
        boolean quotes = separator == Separator.UNQUOTED_COMMAS;
        boolean quoted = false;
        int first = start;
        for (int i = start; i < end; i++) {
            byte b = bytes[i];
            if (b == ',' && !quoted) {
                addTrimmed(bytes, first, i);
                first = i + 1;
            } else if (b == '"' && quotes) {
                quoted = !quoted;
            }
        }
        addTrimmed(bytes, first, end);
        if (count == 1 && to[0] == from[0]) {
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
        add(begin, stop);
    }

    private void add(int first, int onePast) {
        if (count < TextLines.MOST_FIELDS) {
            from[count] = first;
            to[count] = onePast;
        }
        count++;
    }

    static boolean isBlank(byte b) {
        return b == ' ' || b == '\t';
    }

    /** Number of fields. */
    int count() {
        return count;
    }

    /** Number of fields whose bounds are known. */
    int known() {
        return Math.min(count, TextLines.MOST_FIELDS);
    }

    /** Where a field begins. */
    int from(int field) {
        return from[field];
    }

    /** Where a field ends. */
    int to(int field) {
        return to[field];
    }

    /** Length of a field in bytes, 0 if there is no such field. */
    int length(int field) {
        return field < known() ? to[field] - from[field] : 0;
    }
}
