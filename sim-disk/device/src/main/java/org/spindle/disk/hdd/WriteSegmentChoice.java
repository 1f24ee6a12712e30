package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.Segment.BusUse;
import org.spindle.disk.hdd.Segment.State;
import org.spindle.disk.hdd.spec.Buffer;

/**
 * The choice of a segment for a write: the one of the highest value. The order of value is: a segment whose unwritten
 * data the write continues, one whose data it precedes, one that holds old copies of its blocks, an empty one, and an
 * unused one.
 */
final class WriteSegmentChoice {

    private static final int UNUSED = 2;
    private static final int EMPTY = 3;
    private static final int OVERWRITTEN = 4;
    private static final int PREPENDED = 5;
    private static final int APPENDED_DIRTY = 6;
    private static final int APPENDED_WRITING = 7;

    private final Buffer config;
    private final @Nullable Segment writesOnly;
    private final boolean limited;

    /** Whether no two segments may hold unwritten data for the same block: data can wait for longer than later data. */
    private final boolean ordered;

    /**
     * @param writesOnly the only segment that writes may use; null if they may use any
     * @param limited whether no more segments than configured may hold unwritten data
     */
    WriteSegmentChoice(Buffer config, @Nullable Segment writesOnly, boolean limited) {
        this.config = config;
        this.writesOnly = writesOnly;
        this.limited = limited;
        ordered = config.writeBack() != null;
    }

    /** Chooses among segments, least recently used first; a clean one without blocks of the request is worth no more than an unused one. */
    void choose(Segment[] leastRecentlyUsed, DriveRequest request) {
        int best = 0;
        boolean full = limited && unwritten(leastRecentlyUsed) >= config.writeSegments();
        for (Segment segment : leastRecentlyUsed) {
            if (isWorthless(segment, request, full, best)) {
                continue;
            }
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

    /** Returns whether a segment, seen at a glance, is worth no more than the best one so far and has no data in conflict. */
    private boolean isWorthless(Segment segment, DriveRequest request, boolean full, int best) {
        return full && !ordered && segment.isClearOf(request)
                || best >= UNUSED && segment.state() == State.CLEAN && !segment.overlaps(request);
    }

    private int valueForWrite(Segment segment, DriveRequest request, boolean full) {
        boolean overlaps = segment.state() != State.EMPTY && segment.overlaps(request);
        return switch (segment.state()) {
            case CLEAN -> {
                if (!segment.attached.isEmpty()) {
                    if (overlaps) {
                        request.match = Match.COLLISION;
                    }
                    yield 0;
                }
                yield full || !mayHoldWrites(segment) ? 0 : overlaps ? OVERWRITTEN : UNUSED;
            }
            case EMPTY -> full || !mayHoldWrites(segment) ? 0 : EMPTY;
            case READING -> 0;
            default -> valueOfJoining(segment, request, overlaps);
        };
    }

    /** Returns how many of some segments may hold unwritten data. */
    int mostUnwritten(int segments) {
        int allowed = writesOnly == null ? segments : 1;
        return limited ? Math.min(allowed, config.writeSegments()) : allowed;
    }

    private boolean mayHoldWrites(Segment segment) {
        return writesOnly == null || segment == writesOnly;
    }

    private int valueOfJoining(Segment segment, DriveRequest request, boolean overlaps) {
        if (!config.combineWrites() || segment.bus() == BusUse.TRANSFERRING) {
            if (overlaps) {
                request.match = Match.COLLISION;
            }
            return 0;
        }
        DriveRequest owner = segment.writer(segment.lastAttached());
        long first = request.first;
        if (first == segment.lastAttached().end && first == segment.end && segment.size > first - owner.mediaPointer) {
            return segment.state() == State.WRITING ? APPENDED_WRITING : APPENDED_DIRTY;
        }
        DriveRequest head = segment.attached.get(0);
        boolean fits = segment.end - first <= segment.size;
        if (segment.state() == State.DIRTY
                && request.end == head.first
                && head.first == segment.start
                && segment.heldBlocks == 0
                && fits) {
            return PREPENDED;
        }
        if (ordered && segment.overlapsUnwritten(request)) {
            request.match = Match.COLLISION;
        }
        return 0;
    }

    private static int unwritten(Segment[] segments) {
        int count = 0;
        for (Segment segment : segments) {
            if (segment.state().unwritten()) {
                count++;
            }
        }
        return count;
    }
}
