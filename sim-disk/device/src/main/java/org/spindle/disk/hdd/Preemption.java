package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.Segment.State;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.WriteReporting;
import org.spindle.disk.hdd.spec.BusBehaviour.Preseek;

/**
 * Decides when the owner of the arm loses it to another request: read-ahead beyond the drive's minimum ends, read-ahead
 * of the blocks of a read is handed over to that read, and a write may join the one in progress.
 */
final class Preemption implements ReadAheadPreemption {

    private final Buffer buffer;
    private final Preseek preseek;
    private final AccessRules rules;
    private final DriveQueue queue;
    private final Arm arm;
    private final MediumEvent event;
    private final @Nullable JustInTimeSeek justInTime;

    /** @param justInTime delays the arm's departure; null if it leaves read-ahead at once */
    Preemption(
            Buffer buffer,
            Preseek preseek,
            AccessRules rules,
            DriveQueue queue,
            Arm arm,
            MediumEvent event,
            @Nullable JustInTimeSeek justInTime) {
        this.buffer = buffer;
        this.preseek = preseek;
        this.rules = rules;
        this.queue = queue;
        this.arm = arm;
        this.event = event;
        this.justInTime = justInTime;
    }

    @Override
    public boolean demandArm(DriveRequest request, @Nullable Segment wanted) {
        DriveRequest owner = arm.owner();
        if (owner == null) {
            return true;
        }
        Segment segment = requireNonNull(owner.segment);
        return switch (segment.state()) {
            case READING -> demandFromReading(request, wanted, owner, segment);
            case WRITING ->
                request.match == Match.APPEND
                        && wanted == segment
                        && request.first == segment.end
                        && (buffer.writeReporting() != WriteReporting.IN_BUFFER_APPENDS_FIRST || queue.waiting() == 1)
                        && queue.next() == request;
            default -> false;
        };
    }

    private boolean demandFromReading(
            DriveRequest request, @Nullable Segment wanted, DriveRequest owner, Segment segment) {
        long next = request.busPointer;
        boolean wantsSame = request.read && next >= segment.start && next <= segment.end;
        if (!wantsSame && isNeeded(owner, segment)) {
            return false;
        }
        if (!request.read) {
            endReadAheadOf(request, segment);
        }
        boolean inside = segment.holds(next) || next == segment.end && (buffer.almostHits() || request.attached);
        if (request.read && buffer.caching() && wanted == segment && inside) {
            return queue.next() == request;
        }
        if (!mayLeave(owner)) {
            return false;
        }
        if (segment.end < segment.leastEnd) {
            segment.mostEnd = segment.leastEnd;
            return false;
        }
        if (justInTime != null && justInTime.delays(request, segment)) {
            return false;
        }
        if (event.isPending() && (event.isSeeking() || !rules.stopsInSector())) {
            arm.interrupt();
        }
        return true;
    }

    /** Returns whether the owner, or one that it was taken from, waits for what the arm is about to read. */
    private static boolean isNeeded(DriveRequest owner, Segment segment) {
        return !owner.acknowledged() && segment.end < segment.leastEnd || segment.isAwaitedByFormerOwner();
    }

    /** Ends read-ahead of blocks of a write for which the arm does not work yet, if the drive does so. */
    void endReadAheadOf(DriveRequest write) {
        DriveRequest owner = arm.owner();
        Segment segment = owner == null ? null : owner.segment;
        if (owner != null && segment != null && segment.state() == State.READING && !isNeeded(owner, segment)) {
            endReadAheadOf(write, segment);
        }
    }

    private void endReadAheadOf(DriveRequest write, Segment segment) {
        if (segment.overlaps(write) && buffer.readAhead().stoppedByWrite()) {
            segment.leastEnd = segment.end;
            segment.mostEnd = segment.end;
        }
    }

    /** Returns whether the bus protocol lets the arm leave a request whose work on the medium has ended. */
    boolean mayLeave(DriveRequest owner) {
        return switch (preseek) {
            case AFTER_COMPLETION -> owner.acknowledged();
            case DURING_COMPLETION -> owner.completionSent();
            case AFTER_MEDIUM -> true;
        };
    }
}
