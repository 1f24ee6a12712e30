package org.spindle.workload.trace.system;

import java.util.Arrays;
import org.spindle.spi.system.CachedWrite;
import org.spindle.spi.system.SystemEvent;

/** The fields that only accesses through the file cache have, in the order of the file. */
final class AccessColumns {

    private static final CachedWrite[] WRITES = CachedWrite.values();
    private static final int METADATA = WRITES.length;

    private long[] sectors = new long[64];
    private long[] lengths = new long[64];
    private long[] following = new long[64];
    private int[] devices = new int[64];
    private byte[] kinds = new byte[64];
    private int size;

    /** Adds an access, and returns its index. */
    int add(SystemEvent event) {
        if (size == sectors.length) {
            sectors = Arrays.copyOf(sectors, 2 * size);
            lengths = Arrays.copyOf(lengths, 2 * size);
            following = Arrays.copyOf(following, 2 * size);
            devices = Arrays.copyOf(devices, 2 * size);
            kinds = Arrays.copyOf(kinds, 2 * size);
        }
        sectors[size] = event.sector;
        lengths[size] = event.sectors;
        following[size] = event.next;
        devices[size] = event.device;
        kinds[size] = (byte) (event.cachedWrite.ordinal() + (event.metadata ? METADATA : 0));
        return size++;
    }

    int size() {
        return size;
    }

    void read(int index, SystemEvent into) {
        into.device = devices[index];
        into.sector = sectors[index];
        into.sectors = lengths[index];
        into.next = following[index];
        into.cachedWrite = WRITES[kinds[index] % METADATA];
        into.metadata = kinds[index] >= METADATA;
    }
}
