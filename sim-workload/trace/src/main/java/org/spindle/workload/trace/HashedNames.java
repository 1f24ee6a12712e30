package org.spindle.workload.trace;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.spindle.spi.trace.TraceRecord;

/**
 * Identifies devices by a hash of their name, because a trace may have any number of them. The names of the first 65,536 are stored.
 */
public final class HashedNames {

    private static final int MOST = 1 << 16;

    private final Long2ObjectOpenHashMap<String> names = new Long2ObjectOpenHashMap<>();

    /** Sets the record's device to that named by one field. */
    public void assign(TextLines line, int field, TraceRecord into) {
        into.device = line.hash(field, field);
        into.deviceName = names.get(into.device);
        if (into.deviceName == null && names.size() < MOST) {
            into.deviceName = line.text(field);
            names.put(into.device, into.deviceName);
        }
    }
}
