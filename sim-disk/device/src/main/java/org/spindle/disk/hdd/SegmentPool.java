package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.Set;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.Segment.State;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.WatermarkBase;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;

/**
 * The segments of the buffer: their choice for requests, their owners, and their content. They are kept in the order in
 * which a request was last attached; among equal ones the least recently used is chosen.
 */
final class SegmentPool {

    private static final int LARGE_WRITE = 45;
    private static final int LARGE_WRITE_START = 15;
    private static final int SMALL_WRITE_START = 10;

    private final Buffer config;
    private final boolean writeStartThreshold;
    private final Segment[] leastRecentlyUsed;
    private final ReadSegmentChoice forReads;
    private final WriteSegmentChoice forWrites;
    private final ReadAheadLimits limits;
    private final long size;

    SegmentPool(HddConfig drive, Layout layout, Set<HddCompat> compat, ReadAheadLimits limits) {
        config = drive.buffer();
        writeStartThreshold = drive.bus().extraWriteDisconnect() != null;
        long block = drive.sectorSize().bytes();
        size = config.segmentSize().bytes() / block;
        if (size < 1 || size > layout.blocks()) {
            throw new IllegalArgumentException("a buffer segment of " + config.segmentSize() + " holds " + size
                    + " sectors of " + drive.sectorSize() + "; write a size from one sector to the drive's "
                    + layout.blocks());
        }
        leastRecentlyUsed = new Segment[config.segments()];
        for (int i = 0; i < leastRecentlyUsed.length; i++) {
            leastRecentlyUsed[i] = new Segment(size);
        }
        this.limits = limits;
        boolean separate = config.separateWriteSegment() && !compat.contains(HddCompat.NO_SEPARATE_WRITE_SEGMENT);
        Segment writesOnly = separate ? leastRecentlyUsed[0] : null;
        forReads = new ReadSegmentChoice(config, writesOnly);
        forWrites = new WriteSegmentChoice(config, writesOnly, !compat.contains(HddCompat.NO_WRITE_SEGMENT_LIMIT));
    }

    /**
     * Chooses a segment for a request and sets the request's match. The choice is stored in the request, which is not
     * yet attached; it is null if no segment is available.
     *
     * @param readAhead decides whether the arm can be taken from the read-ahead that fills a segment
     */
    void choose(DriveRequest request, ReadAheadPreemption readAhead) {
        request.segment = null;
        request.match = Match.NONE;
        if (request.read) {
            forReads.choose(leastRecentlyUsed, request, readAhead);
        } else {
            forWrites.choose(leastRecentlyUsed, request);
        }
        if (request.match == Match.COLLISION) {
            request.segment = null;
        }
    }

    /**
     * Chooses a segment for a read if one could hold its first block, or be about to, without taking the arm from any
     * read-ahead. Returns false if there is certainly none; then the request has no segment and no match.
     */
    boolean chooseHit(DriveRequest read) {
        for (Segment segment : leastRecentlyUsed) {
            if (segment.touches(read)) {
                choose(read, ReadAheadPreemption.NEVER);
                return true;
            }
        }
        read.segment = null;
        read.match = Match.NONE;
        return false;
    }

    /** Attaches a request to a segment; a write empties other segments that hold old copies of its blocks. */
    void attach(DriveRequest request, Segment segment) {
        moveToTail(segment);
        if (!request.read) {
            request.segment = segment;
            dropStale(request);
        }
        segment.attach(request);
        request.watermark = watermark(request);
    }

    /** Empties the unused segments that hold old copies of blocks of a write. */
    void dropStale(DriveRequest write) {
        for (Segment other : leastRecentlyUsed) {
            dropStale(write, other);
        }
    }

    /** Empties an unused segment that holds old copies of blocks of a write. */
    void dropStale(DriveRequest write, Segment other) {
        boolean own = write.segment == other;
        if (!write.read && !own && other.state() == State.CLEAN && other.attached.isEmpty() && other.overlaps(write)) {
            other.empty();
        }
    }

    private void moveToTail(Segment segment) {
        int last = leastRecentlyUsed.length - 1;
        for (int i = 0; i < last; i++) {
            if (leastRecentlyUsed[i] == segment) {
                System.arraycopy(leastRecentlyUsed, i + 1, leastRecentlyUsed, i, last - i);
                leastRecentlyUsed[last] = segment;
                return;
            }
        }
    }

    private long watermark(DriveRequest request) {
        double share = request.read ? config.readWatermark() : config.writeWatermark();
        if (config.watermarkBase() == WatermarkBase.REQUEST) {
            return Math.max(1, (long) (share * Math.min(size, request.blocks())));
        }
        return (long) (share * size + 0.9999999999);
    }

    /**
     * Makes an attached request the owner of its segment, unless the segment has another owner that the request does not
     * precede.
     *
     * @param armElsewhere whether the arm works on this segment for no other request
     */
    void own(DriveRequest request, boolean armElsewhere) {
        Segment segment = requireNonNull(request.segment);
        DriveRequest owner = segment.owner;
        if (owner != null && owner != request) {
            if (request.match != Match.PREPEND) {
                return;
            }
            owner.match = Match.APPEND;
            segment.heldStart = segment.start;
            segment.heldBlocks = segment.end - segment.start;
            segment.start = request.first;
            segment.end = request.first;
        }
        segment.owner = request;
        if (armElsewhere) {
            segment.lastUsedByRead = request.read;
        }
        if (request.read) {
            if (request.match == Match.NONE) {
                segment.restart(request.busPointer, State.CLEAN);
            }
            limits.raise(request, segment);
        } else {
            if (request.match == Match.NONE) {
                segment.restart(request.first, State.DIRTY);
            }
            segment.clearTargets();
        }
    }

    /** Returns whether a block that passes under the head may be read into, or written from, a segment. */
    boolean accepts(Segment segment, DriveRequest owner, long block) {
        if (segment.state() == State.READING) {
            if (block < segment.end && block >= segment.start || block < segment.start) {
                return false;
            }
            DriveRequest behind = segment.furthestBehind();
            return behind == null || behind.completionSent() || block < behind.busPointer + size;
        }
        if (block < owner.mediaPointer || block >= segment.end) {
            return false;
        }
        if (!writeStartThreshold || owner.acknowledged()) {
            return true;
        }
        long blocks = owner.blocks();
        long needed = blocks < LARGE_WRITE ? Math.min(blocks, SMALL_WRITE_START) : LARGE_WRITE_START;
        return segment.end - segment.start >= Math.min(needed, size);
    }

    /** Returns the first block from this one on that a read finds in the buffer; {@link Long#MAX_VALUE} if there is none. */
    long nextHeld(long block) {
        long nearest = Long.MAX_VALUE;
        if (!config.caching()) {
            return nearest;
        }
        for (Segment segment : leastRecentlyUsed) {
            if (isReadable(segment) && segment.start < segment.end && block < segment.end) {
                nearest = Math.min(nearest, Math.max(block, segment.start));
            }
        }
        return nearest;
    }

    /**
     * Returns the first block from this one on at which a write would append to unwritten data in the buffer;
     * {@link Long#MAX_VALUE} if there is none.
     */
    long nextAppend(long block) {
        long nearest = Long.MAX_VALUE;
        for (Segment segment : leastRecentlyUsed) {
            if (config.combineWrites() && segment.state().unwritten() && segment.end >= block && isOpenEnded(segment)) {
                nearest = Math.min(nearest, segment.end);
            }
        }
        return nearest;
    }

    private static boolean isOpenEnded(Segment segment) {
        DriveRequest last = segment.lastAttached();
        return last.end == segment.end && segment.end - segment.writer(last).mediaPointer < segment.size;
    }

    /** Returns the first block of a range that the buffer lacks, or will after what the arm must read; the end if it lacks none. */
    long heldTo(long from, long to) {
        long block = from;
        for (int i = 0; i < leastRecentlyUsed.length; i++) {
            Segment segment = leastRecentlyUsed[i];
            if (block < to && isReadable(segment) && block >= segment.start && block < readyEnd(segment)) {
                block = readyEnd(segment);
                i = -1;
            }
        }
        return Math.min(block, to);
    }

    /** Returns one past the last block of a range that the buffer lacks, as {@link #heldTo}; the beginning if it lacks none. */
    long heldFrom(long from, long to) {
        long block = to;
        for (int i = 0; i < leastRecentlyUsed.length; i++) {
            Segment segment = leastRecentlyUsed[i];
            if (block > from && isReadable(segment) && block > segment.start && block <= readyEnd(segment)) {
                block = segment.start;
                i = -1;
            }
        }
        return Math.max(block, from);
    }

    /** Returns whether reads may hit a segment that ends before a block, so that reading can continue in it. */
    boolean endsAt(long block) {
        for (Segment segment : leastRecentlyUsed) {
            if (isReadable(segment) && !segment.state().unwritten() && segment.start < block && segment.end == block) {
                return true;
            }
        }
        return false;
    }

    private static long readyEnd(Segment segment) {
        return segment.state() == State.READING ? Math.max(segment.end, segment.leastEnd) : segment.end;
    }

    private boolean isReadable(Segment segment) {
        return segment.state() == State.READING
                || segment.state() == State.CLEAN && (config.readHitsOnWrites() || segment.lastUsedByRead)
                || segment.state().unwritten() && config.readHitsOnWrites();
    }

    /** Returns how many segments may hold unwritten data. */
    int mostUnwritten() {
        return forWrites.mostUnwritten(leastRecentlyUsed.length);
    }

    /** Returns whether all segments that reads may use hold unwritten data. */
    boolean isAllUnwritten() {
        for (Segment segment : leastRecentlyUsed) {
            if (!segment.state().unwritten() && forReads.mayUse(segment)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether one segment holds all these blocks. */
    boolean holdsAll(long from, long to) {
        for (Segment segment : leastRecentlyUsed) {
            if (segment.state() != State.EMPTY && config.caching() && from >= segment.start && to <= segment.end) {
                return true;
            }
        }
        return false;
    }
}
