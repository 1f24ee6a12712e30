package org.spindle.host.alis.analysis;

import java.util.ArrayList;
import java.util.List;

/** The addresses of the requests of an interval, in order of arrival: 8 bytes for each. */
public final class ReferenceLog {

    /** Bytes that the log takes for a request. */
    public static final int BYTES_PER_REQUEST = 8;

    private static final int CHUNK = 1 << 14;

    private final List<long[]> chunks = new ArrayList<>();
    private int size;

    /**
     * Appends a request, unless no {@link AccessUnit} can represent it.
     *
     * @return whether it is in the log
     */
    public boolean add(long sector, long sectors, boolean isWrite) {
        if (sectors < 1 || sectors > AccessUnit.MOST_SECTORS || sector >= AccessUnit.MOST_ADDRESS) {
            return false;
        }
        if (size == chunks.size() * CHUNK) {
            chunks.add(new long[CHUNK]);
        }
        chunks.get(size / CHUNK)[size % CHUNK] = AccessUnit.of(sector, sectors) << 1 | (isWrite ? 1 : 0);
        size++;
        return true;
    }

    /** Returns the number of requests. */
    public int size() {
        return size;
    }

    /** Returns the extent of a request, an {@link AccessUnit}. */
    public long unit(int index) {
        return entry(index) >>> 1;
    }

    /** Returns whether a request is a write. */
    public boolean isWrite(int index) {
        return (entry(index) & 1) != 0;
    }

    private long entry(int index) {
        return chunks.get(index / CHUNK)[index % CHUNK];
    }

    /** Removes all requests and keeps the memory. */
    public void clear() {
        size = 0;
    }
}
