package org.spindle.workload.trace.shared;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** One field of consecutive records. Uses no memory while all of them have the same usual value. */
final class RecordColumn {

    private final int size;
    private final long usual;
    private long @Nullable [] values;

    RecordColumn(int size, long usual) {
        this.size = size;
        this.usual = usual;
    }

    void set(int index, long value) {
        if (values == null) {
            if (value == usual) {
                return;
            }
            values = new long[size];
            Arrays.fill(values, usual);
        }
        values[index] = value;
    }

    long get(int index) {
        return values == null ? usual : values[index];
    }

    long bytes() {
        return values == null ? 0 : (long) size * Long.BYTES;
    }
}
