package org.spindle.host.alis;

/** Pieces of data that are copied together, each from one place of the unit below to another. */
final class CopyBatch {

    private final long maxSectors;
    private final long[] storage;
    private final long[] from;
    private final long[] to;
    private final long[] sectors;
    private int count;

    /**
     * @param pieces maximum number of pieces
     * @param maxSectors maximum number of sectors of a piece
     */
    CopyBatch(int pieces, long maxSectors) {
        this.maxSectors = maxSectors;
        storage = new long[pieces];
        from = new long[pieces];
        to = new long[pieces];
        sectors = new long[pieces];
    }

    void clear() {
        count = 0;
    }

    /**
     * Adds as many sectors as fit; those that continue the last piece are merged into it.
     *
     * @param storageSector its address for the host
     * @return number of sectors added, 0 if there is no room
     */
    long add(long storageSector, long fromSector, long toSector, long length) {
        int last = count - 1;
        boolean isJoined = last >= 0
                && storage[last] + sectors[last] == storageSector
                && from[last] + sectors[last] == fromSector
                && to[last] + sectors[last] == toSector
                && sectors[last] < maxSectors;
        if (isJoined) {
            long taken = Math.min(length, maxSectors - sectors[last]);
            sectors[last] += taken;
            return taken;
        }
        if (count == storage.length) {
            return 0;
        }
        storage[count] = storageSector;
        from[count] = fromSector;
        to[count] = toSector;
        sectors[count] = Math.min(length, maxSectors);
        return sectors[count++];
    }

    int count() {
        return count;
    }

    /** Returns the first sector of a piece in addresses of the host. */
    long storage(int piece) {
        return storage[piece];
    }

    long from(int piece) {
        return from[piece];
    }

    long to(int piece) {
        return to[piece];
    }

    long sectors(int piece) {
        return sectors[piece];
    }

    /** Returns the number of sectors of all pieces. */
    long total() {
        long total = 0;
        for (int i = 0; i < count; i++) {
            total += sectors[i];
        }
        return total;
    }

    /** Returns whether a piece contains some of these sectors, in addresses of the host. */
    boolean overlaps(long sector, long end) {
        for (int i = 0; i < count; i++) {
            if (storage[i] < end && sector < storage[i] + sectors[i]) {
                return true;
            }
        }
        return false;
    }
}
