package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.Segment.State;
import org.spindle.disk.hdd.spec.Buffer;

/**
 * The choice of a segment for a read: the one of the highest value. The order of value is: a segment that holds the
 * whole request, one that holds its first blocks, one that is about to read them, an empty one, an unused one, and one
 * that read-ahead fills.
 */
final class ReadSegmentChoice {

    /** How much more a complete hit is worth than a partial one. */
    private static final int COMPLETE = 4;

    private static final int READ_AHEAD = 1;
    private static final int UNUSED = 2;
    private static final int EMPTY = 3;
    private static final int ALMOST = 5;
    private static final int CLEAN_HIT = 8;
    private static final int READING_HIT = 9;
    private static final int WRITING_HIT = 10;
    private static final int DIRTY_HIT = 11;

    private final @Nullable Segment writesOnly;
    private final Buffer config;

    /** @param writesOnly the segment that reads may not use, if any */
    ReadSegmentChoice(Buffer config, @Nullable Segment writesOnly) {
        this.writesOnly = writesOnly;
        this.config = config;
    }

    boolean mayUse(Segment segment) {
        return segment != writesOnly;
    }

    /** Chooses among segments, least recently used first; one that is apart from the request is worth no more than an unused one. */
    void choose(Segment[] leastRecentlyUsed, DriveRequest request, ReadAheadPreemption readAhead) {
        int best = 0;
        for (Segment segment : leastRecentlyUsed) {
            if (best >= UNUSED && segment.isApartFrom(request)) {
                continue;
            }
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
        } else if (best == READ_AHEAD && !readAhead.demandArm(request, chosen)) {
            request.segment = null;
        }
    }

    private int valueForRead(Segment segment, DriveRequest request, int best) {
        if (segment.state() == State.EMPTY) {
            return segment == writesOnly ? 0 : EMPTY;
        }
        boolean inside = segment.holds(request.first);
        if (!inside) {
            return valueOfOutside(segment, request);
        }
        if (segment.state().unwritten()) {
            if (!config.caching()) {
                return 0;
            }
            if (!config.readHitsOnWrites() || best >= WRITING_HIT) {
                request.match = Match.COLLISION;
                return 0;
            }
            return hit(segment, request, segment.state() == State.DIRTY ? DIRTY_HIT : WRITING_HIT);
        }
        if (segment.state() == State.READING) {
            return config.caching() ? hit(segment, request, READING_HIT) : 0;
        }
        return config.readHitsOnWrites() || segment.lastUsedByRead ? hit(segment, request, CLEAN_HIT) : 0;
    }

    private int valueOfOutside(Segment segment, DriveRequest request) {
        return switch (segment.state()) {
            case CLEAN -> segment.attached.isEmpty() && segment != writesOnly ? UNUSED : 0;
            case READING -> {
                if (config.almostHits() && segment.end == request.first) {
                    yield ALMOST;
                }
                yield segment.isAcknowledged() ? READ_AHEAD : 0;
            }
            default -> {
                if (request.first < segment.start && segment.overlaps(request)) {
                    request.match = Match.COLLISION;
                }
                yield 0;
            }
        };
    }

    private static int hit(Segment segment, DriveRequest request, int value) {
        return segment.end >= request.end ? value : value - COMPLETE;
    }
}
