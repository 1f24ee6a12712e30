package org.spindle.host.virtualdisk;

import org.spindle.spi.config.Size;

/**
 * The cache of a drive as simulated by a virtual disk (González-Férez 2012, section 4.3.1). Equal segments hold contiguous sectors. A read
 * whose sectors all lie in one segment hits. Any other read reads ahead. If it continues a segment, it extends that segment, with twice
 * the previous read-ahead if the segment has been hit since. Otherwise it replaces the least recently used segment, with the read-ahead of
 * sequential or of other accesses and the request in the middle of the data. A segment is extended in the direction of its accesses.
 */
final class SimulatedDriveCache {

    private static final int NONE = -1;

    private final int readSegments;
    private final long segmentSectors;
    private final long sequentialAhead;
    private final long randomAhead;
    private final long sequentialWithin;
    private final boolean readsWritten;
    private final long diskSectors;

    private final long[] begins;
    private final long[] ends;
    private final long[] ahead;
    private final boolean[] wasHit;
    private final long[] usedAt;
    private long uses;

    SimulatedDriveCache(DriveCacheConfig config, long diskSectors) {
        this.diskSectors = diskSectors;
        readSegments = config.segments() - config.writeSegments();
        segmentSectors = config.size().bytes() / config.segments() / Size.SECTOR;
        sequentialAhead = config.sequentialReadAhead().bytes() / Size.SECTOR;
        randomAhead = config.randomReadAhead().bytes() / Size.SECTOR;
        sequentialWithin = config.sequentialWithin().bytes() / Size.SECTOR;
        readsWritten = config.readsWritten();
        begins = new long[config.segments()];
        ends = new long[config.segments()];
        ahead = new long[config.segments()];
        wasHit = new boolean[config.segments()];
        usedAt = new long[config.segments()];
    }

    /**
     * Simulates a read.
     *
     * @param gap distance to the previous access, in sectors
     * @return whether the read hits
     */
    boolean read(long sector, long sectors, long gap) {
        long end = sector + sectors;
        int segmentWith = segmentWith(sector, end);
        if (segmentWith != NONE) {
            wasHit[segmentWith] = true;
            touch(segmentWith);
            return true;
        }
        int continued = continued(sector, end);
        if (continued == NONE) {
            begin(
                    leastRecentlyUsed(0, readSegments),
                    sector,
                    end,
                    gap < sequentialWithin ? sequentialAhead : randomAhead);
        } else {
            extend(continued, sector, end);
        }
        return false;
    }

    /** Simulates a write: overlapping data in read segments are invalidated. */
    void write(long sector, long sectors) {
        long end = sector + sectors;
        for (int i = 0; i < readSegments; i++) {
            if (overlaps(i, sector, end)) {
                invalidate(i, sector, end);
            }
        }
        if (readSegments == begins.length) {
            return;
        }
        int segment = segmentWith(sector, end, readSegments, begins.length);
        if (segment == NONE) {
            segment = endingAt(sector, readSegments, begins.length);
            if (segment == NONE) {
                segment = leastRecentlyUsed(readSegments, begins.length);
                begins[segment] = sector;
            }
            ends[segment] = end;
            begins[segment] = Math.max(begins[segment], end - segmentSectors);
        }
        touch(segment);
    }

    /** Invalidates an overwritten range of a segment; of the parts before and after it, the longer one is kept. */
    private void invalidate(int segment, long sector, long end) {
        if (sector - begins[segment] >= ends[segment] - end) {
            ends[segment] = Math.max(begins[segment], sector);
        } else {
            begins[segment] = end;
        }
    }

    private int segmentWith(long sector, long end) {
        return segmentWith(sector, end, 0, readsWritten ? begins.length : readSegments);
    }

    private int segmentWith(long sector, long end, int from, int to) {
        for (int i = from; i < to; i++) {
            if (begins[i] <= sector && end <= ends[i]) {
                return i;
            }
        }
        return NONE;
    }

    /** Returns the segment that a read adjoins or overlaps, the most recently used of several. */
    private int continued(long sector, long end) {
        int found = NONE;
        for (int i = 0; i < readSegments; i++) {
            boolean touches = ends[i] > begins[i] && sector <= ends[i] && begins[i] <= end;
            if (touches && (found == NONE || usedAt[i] > usedAt[found])) {
                found = i;
            }
        }
        return found;
    }

    private int endingAt(long sector, int from, int to) {
        for (int i = from; i < to; i++) {
            if (ends[i] == sector && ends[i] > begins[i]) {
                return i;
            }
        }
        return NONE;
    }

    private int leastRecentlyUsed(int from, int to) {
        int found = from;
        for (int i = from + 1; i < to; i++) {
            if (usedAt[i] < usedAt[found]) {
                found = i;
            }
        }
        return found;
    }

    private void begin(int segment, long sector, long end, long readAhead) {
        ahead[segment] = readAhead;
        wasHit[segment] = false;
        long before = readAhead / 2;
        begins[segment] = Math.max(0, sector - before);
        ends[segment] = Math.min(diskSectors, end + readAhead - before);
        trim(segment, sector, end);
        touch(segment);
    }

    /** Trims the data to the size of a segment, with the request as close to the middle as possible. */
    private void trim(int segment, long sector, long end) {
        long excess = ends[segment] - begins[segment] - segmentSectors;
        if (excess > 0) {
            long before = Math.min(excess / 2, sector - begins[segment]);
            begins[segment] += before;
            ends[segment] -= Math.min(excess - before, Math.max(0, ends[segment] - end));
            begins[segment] = Math.max(begins[segment], ends[segment] - segmentSectors);
        }
    }

    private void extend(int segment, long sector, long end) {
        if (wasHit[segment]) {
            ahead[segment] = Math.min(2 * ahead[segment], sequentialAhead);
            wasHit[segment] = false;
        }
        boolean isForward = end > ends[segment];
        if (isForward) {
            ends[segment] = Math.min(diskSectors, end + ahead[segment]);
            begins[segment] = Math.max(begins[segment], ends[segment] - segmentSectors);
        } else {
            begins[segment] = Math.max(0, sector - ahead[segment]);
            ends[segment] = Math.min(ends[segment], begins[segment] + segmentSectors);
        }
        touch(segment);
    }

    private void touch(int segment) {
        usedAt[segment] = ++uses;
    }

    private boolean overlaps(int segment, long sector, long end) {
        return begins[segment] < end && sector < ends[segment];
    }

    /** Returns the first sector of a segment's data. */
    long begin(int segment) {
        return begins[segment];
    }

    /** Returns one past the last sector of a segment's data. */
    long end(int segment) {
        return ends[segment];
    }
}
