package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.WriteReporting;
import org.spindle.disk.hdd.spec.BusBehaviour.Preseek;

/** When the holder of the arm yields it to another request, and when what it was in the middle of will have ended. */
final class Yielding implements SegmentPool.ReadAheadGivesWay {

    private final Buffer buffer;
    private final Preseek preseek;
    private final DriveQueue queue;
    private final Tenure tenure;
    private final Medium medium;
    private final ArmControl.Client client;

    /** When read-ahead that was cut short will have let go of the arm. */
    private final Moment stop = new Moment();

    Yielding(Buffer buffer, Preseek preseek, DriveQueue queue, Tenure tenure, Medium medium, ArmControl.Client client) {
        this.buffer = buffer;
        this.preseek = preseek;
        this.queue = queue;
        this.tenure = tenure;
        this.medium = medium;
        this.client = client;
    }

    Moment stop() {
        return stop;
    }

    /**
     * Whether the holder of the arm can make room for a request now. May, on the way, keep its read-ahead from growing or
     * cut it short.
     */
    @Override
    public boolean to(DriveRequest request, @Nullable Segment wanted) {
        DriveRequest held = tenure.holder;
        if (held == null) {
            return true;
        }
        Segment segment = requireNonNull(held.segment);
        return switch (segment.state) {
            case READING -> readAheadGivesWay(request, wanted, held, segment);
            case WRITING ->
                request.match == Match.APPEND
                        && wanted == segment
                        && request.first == segment.end
                        && (buffer.writeReporting() != WriteReporting.IN_BUFFER_APPENDS_FIRST || queue.waiting() == 1)
                        && queue.next() == request;
            default -> false;
        };
    }

    private boolean readAheadGivesWay(
            DriveRequest request, @Nullable Segment wanted, DriveRequest held, Segment segment) {
        long next = request.busPointer;
        boolean wantsSame = request.read && next >= segment.start && next <= segment.end;
        boolean isOwn = !held.acknowledged && segment.end < segment.leastEnd || segment.isAwaitedByLender();
        if (isOwn && !wantsSame) {
            return false;
        }
        if (!request.read && segment.overlaps(request) && buffer.readAhead().stoppedByWrite()) {
            segment.leastEnd = segment.end;
            segment.mostEnd = segment.end;
        }
        boolean inside = segment.holds(next) || next == segment.end && (buffer.almostHits() || request.attached);
        if (request.read && buffer.caching() && wanted == segment && inside) {
            return queue.next() == request;
        }
        if (!mayLeave(held)) {
            return false;
        }
        if (segment.end < segment.leastEnd) {
            segment.mostEnd = segment.leastEnd;
            return false;
        }
        if (medium.isPending() && (medium.isSeeking() || !buffer.readAhead().stopInSector())) {
            stop.set(medium.pending());
            client.cutShort(held, tenure.background, stop.nanos, stop.picos);
            medium.cancel();
        }
        return true;
    }

    /** Whether the bus protocol lets the arm leave a request whose work on the medium has ended. */
    boolean mayLeave(DriveRequest held) {
        return switch (preseek) {
            case AFTER_COMPLETION -> held.acknowledged;
            case DURING_COMPLETION -> held.completionSent;
            case AFTER_MEDIUM -> true;
        };
    }
}
