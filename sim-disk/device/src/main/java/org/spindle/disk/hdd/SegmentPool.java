package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.Place;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.Segment.BusUse;
import org.spindle.disk.hdd.Segment.State;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.Reach;
import org.spindle.disk.hdd.spec.Buffer.ReadAhead;
import org.spindle.disk.hdd.spec.Buffer.Requested;
import org.spindle.disk.hdd.spec.Buffer.WatermarkBase;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;

/**
 * The buffer: which segment a request may use, who owns it, and how far reading may run ahead. Segments stand in the
 * order in which a request was last attached; of equally good ones the least recently used is chosen.
 */
final class SegmentPool {

    /** Whether read-ahead behind a completed read would give way to a request; may stop it from growing. */
    interface ReadAheadGivesWay {
        boolean to(DriveRequest request, Segment segment);
    }

    private static final int LARGE_WRITE = 45;
    private static final int LARGE_WRITE_START = 15;
    private static final int SMALL_WRITE_START = 10;

    private final Buffer config;
    private final ReadAhead readAhead;
    private final Layout layout;
    private final boolean writeStartThreshold;
    private final boolean limitWriteSegments;
    private final @Nullable Segment writesOnly;
    private final Segment[] leastRecentlyUsed;
    private final long size;
    private final long leastReadAhead;
    private final long mostReadAhead;
    private final Place place = new Place();
    private final Track track = new Track();

    SegmentPool(HddConfig drive, Layout layout, Set<HddCompat> compat) {
        config = drive.buffer();
        readAhead = config.readAhead();
        this.layout = layout;
        writeStartThreshold = drive.bus().extraWriteDisconnect() != null;
        limitWriteSegments = !compat.contains(HddCompat.NO_WRITE_SEGMENT_LIMIT);
        long block = drive.sectorSize().bytes();
        size = config.segmentSize().bytes() / block;
        if (size < 1 || size > layout.blocks()) {
            throw new IllegalArgumentException("a buffer segment of " + config.segmentSize() + " holds " + size
                    + " sectors of " + drive.sectorSize() + "; write a size from one sector to the drive's "
                    + layout.blocks());
        }
        leastReadAhead = readAhead.enabled() ? readAhead.minimum().bytes() / block : 0;
        mostReadAhead = readAhead.maximum() == null
                ? -1
                : Math.max(leastReadAhead, readAhead.maximum().bytes() / block);
        leastRecentlyUsed = new Segment[config.segments()];
        for (int i = 0; i < leastRecentlyUsed.length; i++) {
            leastRecentlyUsed[i] = new Segment(size);
        }
        boolean apart = config.separateWriteSegment() && !compat.contains(HddCompat.NO_SEPARATE_WRITE_SEGMENT);
        writesOnly = apart ? leastRecentlyUsed[0] : null;
    }

    /** Chooses a segment for a request and says what it holds of it; the choice is in the request, not yet attached. */
    void choose(DriveRequest request, ReadAheadGivesWay givesWay) {
        request.segment = null;
        request.match = Match.NONE;
        if (request.read) {
            chooseForRead(request, givesWay);
        } else {
            chooseForWrite(request);
        }
        if (request.match == Match.COLLISION) {
            request.segment = null;
        }
    }

    private void chooseForRead(DriveRequest request, ReadAheadGivesWay givesWay) {
        int best = 0;
        for (Segment segment : leastRecentlyUsed) {
            int value = valueForRead(segment, request, best);
            if (request.match == Match.COLLISION) {
                return;
            }
            if (value > best) {
                best = value;
                request.segment = segment;
            }
        }
        Segment chosen = request.segment;
        if (chosen == null) {
            return;
        }
        if (chosen.holds(request.first)) {
            request.match = chosen.end >= request.end ? Match.WHOLE : Match.PARTIAL;
        } else if (best == ALMOST) {
            request.match = Match.PARTIAL;
        } else if (best == READ_AHEAD && !givesWay.to(request, chosen)) {
            request.segment = null;
        }
    }

    private static final int READ_AHEAD = 1;
    private static final int UNUSED = 2;
    private static final int EMPTY = 3;
    private static final int OVERWRITTEN = 4;
    private static final int ALMOST = 5;
    private static final int PREPENDED = 5;
    private static final int CLEAN_HIT = 8;
    private static final int READING_HIT = 9;
    private static final int WRITING_HIT = 10;
    private static final int DIRTY_HIT = 11;

    /** What a complete hit is worth above a partial one. */
    private static final int COMPLETE = 4;

    private int valueForRead(Segment segment, DriveRequest request, int best) {
        if (segment.state == State.EMPTY) {
            return segment == writesOnly ? 0 : EMPTY;
        }
        boolean inside = segment.holds(request.first);
        if (!inside) {
            return valueOfOutside(segment, request);
        }
        if (segment.state.unwritten()) {
            if (!config.caching()) {
                return 0;
            }
            if (!config.readHitsOnWrites() || best >= WRITING_HIT) {
                request.match = Match.COLLISION;
                return 0;
            }
            return hit(segment, request, segment.state == State.DIRTY ? DIRTY_HIT : WRITING_HIT);
        }
        if (segment.state == State.READING) {
            return config.caching() ? hit(segment, request, READING_HIT) : 0;
        }
        return config.readHitsOnWrites() || segment.lastUsedByRead ? hit(segment, request, CLEAN_HIT) : 0;
    }

    private int valueOfOutside(Segment segment, DriveRequest request) {
        switch (segment.state) {
            case CLEAN:
                return segment.attached.isEmpty() && segment != writesOnly ? UNUSED : 0;
            case READING:
                if (config.almostHits() && segment.end == request.first) {
                    return ALMOST;
                }
                return segment.servesNobody() ? READ_AHEAD : 0;
            default:
                if (request.first < segment.start && segment.overlaps(request)) {
                    request.match = Match.COLLISION;
                }
                return 0;
        }
    }

    private static int hit(Segment segment, DriveRequest request, int value) {
        return segment.end >= request.end ? value : value - COMPLETE;
    }

    private void chooseForWrite(DriveRequest request) {
        int best = 0;
        boolean full = limitWriteSegments && unwrittenSegments() >= config.writeSegments();
        for (Segment segment : leastRecentlyUsed) {
            int value = valueForWrite(segment, request, full);
            if (request.match == Match.COLLISION) {
                return;
            }
            if (value > best) {
                best = value;
                request.segment = segment;
            }
        }
        if (best > PREPENDED) {
            request.match = Match.APPEND;
        } else if (best == PREPENDED) {
            request.match = Match.PREPEND;
        }
    }

    private int valueForWrite(Segment segment, DriveRequest request, boolean full) {
        boolean overlaps = segment.state != State.EMPTY && segment.overlaps(request);
        switch (segment.state) {
            case CLEAN:
                if (!segment.attached.isEmpty()) {
                    if (overlaps) {
                        request.match = Match.COLLISION;
                    }
                    return 0;
                }
                return full || !mayHoldWrites(segment) ? 0 : overlaps ? OVERWRITTEN : UNUSED;
            case EMPTY:
                return full || !mayHoldWrites(segment) ? 0 : EMPTY;
            case READING:
                return 0;
            default:
                return valueOfJoining(segment, request, overlaps);
        }
    }

    private boolean mayHoldWrites(Segment segment) {
        return writesOnly == null || segment == writesOnly;
    }

    private int valueOfJoining(Segment segment, DriveRequest request, boolean overlaps) {
        if (!config.combineWrites() || segment.bus == BusUse.TRANSFERRING) {
            if (overlaps) {
                request.match = Match.COLLISION;
            }
            return 0;
        }
        DriveRequest owner = segment.writer(segment.lastAttached());
        long first = request.first;
        if (first == segment.lastAttached().end && first == segment.end && size > first - owner.mediaPointer) {
            return segment.state == State.WRITING ? 7 : 6;
        }
        DriveRequest head = segment.attached.get(0);
        boolean fits = segment.end - first <= size;
        if (segment.state == State.DIRTY
                && request.end == head.first
                && head.first == segment.start
                && segment.heldBlocks == 0
                && fits) {
            return PREPENDED;
        }
        return 0;
    }

    private int unwrittenSegments() {
        int count = 0;
        for (Segment segment : leastRecentlyUsed) {
            if (segment.state.unwritten()) {
                count++;
            }
        }
        return count;
    }

    /** Makes the chosen segment the request's own place; a write leaves no stale copy of its blocks elsewhere. */
    void attach(DriveRequest request, Segment segment) {
        moveToTail(segment);
        if (!request.read) {
            for (Segment other : leastRecentlyUsed) {
                if (other != segment) {
                    dropStale(request, other);
                }
            }
        }
        segment.attach(request);
        request.watermark = watermark(request);
    }

    /** Empties a segment that nobody uses if a write makes what it holds out of date. */
    void dropStale(DriveRequest write, Segment other) {
        boolean own = write.segment == other;
        if (!write.read && !own && other.state == State.CLEAN && other.attached.isEmpty() && other.overlaps(write)) {
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
     * Makes an attached request the owner of its segment, if nobody else is.
     *
     * @param armElsewhere whether no other request has media work in progress on this segment
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
            raiseTargets(request, segment);
        } else {
            if (request.match == Match.NONE) {
                segment.restart(request.first, State.DIRTY);
            }
            segment.clearTargets();
        }
    }

    void raiseTargets(DriveRequest request, Segment segment) {
        long capacity = layout.blocks();
        segment.leastEnd = Math.max(segment.leastEnd, Math.min(request.end + leastReadAhead, capacity));
        segment.mostEnd = Math.max(segment.mostEnd, Math.min(readAheadLimit(request, segment), capacity));
    }

    /** One past the last block that reading may reach for the sake of this request. */
    private long readAheadLimit(DriveRequest request, Segment segment) {
        long end = request.end;
        if (!readAhead.enabled()) {
            return end;
        }
        if (readAhead.until() == Reach.TRACK) {
            return trackLimit(request, segment);
        }
        if (mostReadAhead >= 0) {
            return end + mostReadAhead;
        }
        if (readAhead.requested() == Requested.KEEP) {
            return request.first + size >= end + leastReadAhead ? request.first + size : end + leastReadAhead;
        }
        return end + size;
    }

    private long trackLimit(DriveRequest request, Segment segment) {
        layout.locate(Math.min(request.end, layout.blocks() - 1), place);
        layout.track(place.cylinder, place.head, track);
        long limit = track.lastBlock + 1;
        if (segment.start >= track.firstBlock) {
            return limit;
        }
        layout.locate(request.first, place);
        return limit + place.slotsPerTrack;
    }

    /** Whether a block that passes under the head now may be read into, or written from, the segment. */
    boolean accepts(Segment segment, DriveRequest holder, long block) {
        if (segment.state == State.READING) {
            if (block < segment.end && block >= segment.start || block < segment.start) {
                return false;
            }
            DriveRequest behind = segment.furthestBehind();
            return behind == null || behind.completionSent || block < behind.busPointer + size;
        }
        if (block < holder.mediaPointer || block >= segment.end) {
            return false;
        }
        if (!writeStartThreshold || holder.acknowledged) {
            return true;
        }
        long blocks = holder.blocks();
        long needed = blocks < LARGE_WRITE ? Math.min(blocks, SMALL_WRITE_START) : LARGE_WRITE_START;
        return segment.end - segment.start >= Math.min(needed, size);
    }

    /** The first block at or above this one that a read would find in the buffer; {@link Long#MAX_VALUE} if there is none. */
    long nextHeld(long block) {
        long nearest = Long.MAX_VALUE;
        if (!config.caching()) {
            return nearest;
        }
        for (Segment segment : leastRecentlyUsed) {
            boolean readable = segment.state == State.READING
                    || segment.state == State.CLEAN && (config.readHitsOnWrites() || segment.lastUsedByRead)
                    || segment.state.unwritten() && config.readHitsOnWrites();
            if (readable && segment.start < segment.end && block < segment.end) {
                nearest = Math.min(nearest, Math.max(block, segment.start));
            }
        }
        return nearest;
    }

    /**
     * The first block at or above this one at which a write would continue the last one that is in the buffer and not on the
     * medium; {@link Long#MAX_VALUE} if there is none.
     */
    long nextAppend(long block) {
        long nearest = Long.MAX_VALUE;
        for (Segment segment : leastRecentlyUsed) {
            if (config.combineWrites() && segment.state.unwritten() && segment.end >= block && isOpenEnded(segment)) {
                nearest = Math.min(nearest, segment.end);
            }
        }
        return nearest;
    }

    private static boolean isOpenEnded(Segment segment) {
        DriveRequest last = segment.lastAttached();
        return last.end == segment.end && segment.end - segment.writer(last).mediaPointer < segment.size;
    }

    /** Whether all these blocks are in the buffer in a form that needs no medium. */
    boolean holdsAll(long from, long to) {
        for (Segment segment : leastRecentlyUsed) {
            if (segment.state != State.EMPTY && config.caching() && from >= segment.start && to <= segment.end) {
                return true;
            }
        }
        return false;
    }

    long segmentSize() {
        return size;
    }
}
