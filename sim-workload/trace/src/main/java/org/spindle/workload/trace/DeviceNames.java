package org.spindle.workload.trace;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.spindle.spi.trace.TraceRecord;

/**
 * Numbers the devices of a trace that are named by text, in order of first appearance. Names are compared in the line buffer: only a new
 * name allocates.
 */
public final class DeviceNames {

    /** More devices than any traced system has; a file with a new name in every line is not of the format. */
    private static final int MOST = 1 << 16;

    /** In bytes; longer than any path of a device or file in practice. */
    private static final int LONGEST = 1024;

    private byte[][] spans = new byte[16][];
    private String[] names = new String[16];
    private int count;

    /** Hash table of number + 1; 0 is free. */
    private int[] table = new int[64];

    private int latest;

    /** Sets the record's device to that named by one field. */
    public void assign(TextLines line, int field, TraceRecord into) {
        assign(line, field, field, ',', into);
    }

    /**
     * Sets the record's device to that named by several adjacent fields together.
     *
     * @param joint character that replaces each comma between the fields in the name
     */
    public void assign(TextLines line, int first, int last, char joint, TraceRecord into) {
        if (count == 0 || !line.isSpan(first, last, spans[latest])) {
            latest = find(line, first, last, joint);
        }
        into.device = latest;
        into.deviceName = names[latest];
    }

    private int find(TextLines line, int first, int last, char joint) {
        int slot = slot(line.hash(first, last));
        while (table[slot] != 0) {
            int number = table[slot] - 1;
            if (line.isSpan(first, last, spans[number])) {
                return number;
            }
            slot = slot + 1 & table.length - 1;
        }
        return add(line, first, last, joint, slot);
    }

    private int add(TextLines line, int first, int last, char joint, int slot) {
        if (count == MOST) {
            throw line.bad(first, "device", "one of no more than " + MOST + " devices");
        }
        byte[] span = line.span(first, last);
        if (span.length > LONGEST) {
            throw line.bad(first, "device", "a name of at most " + LONGEST + " bytes");
        }
        if (count == names.length) {
            spans = Arrays.copyOf(spans, 2 * count);
            names = Arrays.copyOf(names, 2 * count);
        }
        spans[count] = span;
        names[count] = new String(spans[count], StandardCharsets.UTF_8).replace(',', joint);
        table[slot] = ++count;
        if (2 * count > table.length) {
            grow();
        }
        return count - 1;
    }

    private void grow() {
        table = new int[2 * table.length];
        for (int number = 0; number < count; number++) {
            int slot = slot(TextLines.hash(spans[number], 0, spans[number].length));
            while (table[slot] != 0) {
                slot = slot + 1 & table.length - 1;
            }
            table[slot] = number + 1;
        }
    }

    private int slot(long hash) {
        return (int) hash & table.length - 1;
    }
}
