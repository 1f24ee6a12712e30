package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.Segment.BusUse;
import org.spindle.disk.hdd.Segment.State;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.HddCompat;

/** The arm's work for reads: the blocks of a request, and read-ahead after them. */
final class ReadAccess {

    private final Buffer buffer;
    private final boolean noReadAheadWhenQueued;
    private final boolean offersBufferedReads;
    private final AccessRules rules;
    private final ReadAheadLimits limits;
    private final DriveQueue queue;
    private final Arm arm;
    private final Medium medium;
    private final MediumEvent event;
    private final AccessStart start;
    private final Preemption preemption;
    private final ArmDispatcher dispatcher;
    private final DataPhases bus;
    private final SectorContacts contacts;
    private final @Nullable Prefetching prefetching;
    private final boolean readsAhead;

    ReadAccess(DriveParts drive, ReadAheadLimits limits, AccessStart start, DataPhases bus, SectorContacts contacts) {
        buffer = drive.buffer();
        offersBufferedReads = drive.compat().contains(HddCompat.FORWARD_HAND_OVER);
        noReadAheadWhenQueued = drive.compat().contains(HddCompat.NO_READ_AHEAD_WHEN_QUEUED);
        rules = drive.rules();
        this.limits = limits;
        queue = drive.queue();
        arm = drive.arm();
        medium = drive.medium();
        event = medium.event();
        this.start = start;
        preemption = drive.preemption();
        dispatcher = drive.dispatcher();
        this.bus = bus;
        this.contacts = contacts;
        prefetching = drive.prefetching();
        readsAhead = buffer.readAhead().enabled() || prefetching != null;
    }

    /**
     * Begins the access of a request to which the arm has been assigned, or continues the access that was handed over
     * to it.
     */
    void begin(Access access, DriveRequest request, boolean mayCheckBus) {
        Segment segment = requireNonNull(request.segment);
        if (segment.start > request.busPointer) {
            segment.restart(request.busPointer, State.CLEAN);
            putBackOthers(segment, request);
        }
        boolean continued = arm.isHandedOver() && event.isUnderWay();
        limits.raise(request, segment);
        prefetch(request, segment, continued);
        segment.read();
        boolean complete = segment.end >= request.end;
        request.couldReadAhead = complete && segment.end < segment.mostEnd;
        if (complete && !continued && !readsAheadFromRest(request, segment)) {
            checkBus(request, mayCheckBus);
            offerBuffered(request);
            return;
        }
        boolean isAhead = complete || request.isOwn();
        if (isAhead) {
            arm.readAhead();
            beginPiece(request, segment);
        } else {
            arm.read();
        }
        checkBus(request, mayCheckBus);
        if (continued) {
            offerBuffered(request);
            return;
        }
        if (complete && rules.endsReadAhead(medium, segment.end)) {
            dispatcher.release(request);
            return;
        }
        start.start(access, request, segment.end, complete ? SectorOrder.IN_ORDER : rules.order(request), 0);
        if (isAhead) {
            dispatcher.offer();
        }
    }

    /** Determines what the arm reads for a read, and behind it, by the prefetch policy if there is one. */
    private void prefetch(DriveRequest request, Segment segment, boolean continued) {
        if (request.isOwn()) {
            Prefetching.raise(request, segment);
        } else if (prefetching != null) {
            prefetching.armBegins(request, segment, continued);
        }
    }

    /** Begins a piece of what a prefetch policy lets others interrupt, if the arm has read what they must not. */
    private void beginPiece(DriveRequest owner, Segment segment) {
        if (prefetching != null
                && arm.isOwnedBy(owner)
                && arm.isReadingAhead()
                && segment.end >= segment.leastEnd
                && segment.end < segment.mostEnd) {
            prefetching.nextPiece(owner, segment);
        }
    }

    /** Makes the arm of a read that does not need it available. */
    private void offerBuffered(DriveRequest request) {
        if (offersBufferedReads && request.couldReadAhead && arm.isOwnedBy(request)) {
            dispatcher.offer();
        }
    }

    /** Returns whether read-ahead begins for a request whose blocks are all in the buffer; releases the arm if it must not. */
    private boolean readsAheadFromRest(DriveRequest request, Segment segment) {
        if (segment.end >= segment.mostEnd) {
            dispatcher.release(request);
        }
        boolean begins = arm.isOwnedBy(request)
                && segment.end < segment.mostEnd
                && (buffer.readAhead().onIdleHit() || request.readsAhead || request.isOwn());
        if (!begins && arm.isOwnedBy(request) && arm.isHandedOver()) {
            arm.readAhead();
        }
        return begins;
    }

    /** Requeues the other reads of a segment whose data is gone, so that they get the arm once more. */
    private void putBackOthers(Segment segment, DriveRequest reader) {
        for (int i = 0; i < segment.attached.size(); i++) {
            DriveRequest other = segment.attached.get(i);
            if (other != reader && other.read && !other.completionSent() && other.takenFromQueue) {
                queue.putBack(other);
            }
        }
    }

    private void checkBus(DriveRequest request, boolean mayCheckBus) {
        if (mayCheckBus) {
            bus.check(request);
        }
    }

    /**
     * Returns the block before which {@link #sectorPassed} would only return true, if the owner is the only user of the
     * segment: where the request has its watermark or all of its blocks, where read-ahead reaches its limits, or where
     * the segment is full of blocks not yet sent.
     */
    long attentionAt(DriveRequest owner, Segment segment) {
        if (segment.state() != State.READING || !arm.isReading() && !arm.isReadingAhead()) {
            return 0;
        }
        boolean mustKeep = !owner.completionSent() && owner.busPointer >= segment.start;
        long full = mustKeep ? owner.busPointer + segment.size : Long.MAX_VALUE;
        if (arm.isReading()) {
            long enough = segment.bus() == BusUse.IDLE && !contacts.follow(owner, segment)
                    ? Math.max(segment.end + 1, owner.busPointer + owner.watermark)
                    : Long.MAX_VALUE;
            return Math.min(full, Math.min(enough, owner.end));
        }
        long least = segment.end < segment.leastEnd ? segment.leastEnd : Long.MAX_VALUE;
        return Math.min(full, Math.min(least, segment.mostEnd));
    }

    /** Handles a sector boundary; returns whether the access continues, possibly for another owner. */
    boolean sectorPassed(DriveRequest owner, Segment segment) {
        DriveRequest behind = segment.furthestBehind();
        if (behind != null && behind != owner && segment.bus() == BusUse.IDLE) {
            bus.check(behind);
            if (!arm.isOwnedBy(owner)) {
                DriveRequest next = arm.owner();
                return next != null && continues(next, segment) && sectorPassed(next, segment);
            }
        }
        if (!arm.isReadingAhead()) {
            boolean done = segment.end >= owner.end;
            boolean enough = segment.end - owner.busPointer >= owner.watermark;
            if (segment.bus() == BusUse.IDLE && (done || enough)) {
                bus.check(owner);
            }
            if (!done) {
                return arm.isOwnedBy(owner);
            }
            if (!mayReadAhead(owner, segment)) {
                dispatcher.release(owner);
                return false;
            }
            arm.readAhead();
            if (preemption.mayLeave(owner)) {
                dispatcher.offer();
            }
        } else if (segment.end >= segment.mostEnd) {
            dispatcher.release(owner);
            return false;
        } else if (segment.end == segment.leastEnd) {
            dispatcher.offer();
        }
        beginPiece(owner, segment);
        return goesOn(segment);
    }

    private boolean mayReadAhead(DriveRequest owner, Segment segment) {
        if (segment.end < segment.leastEnd && !noReadAheadWhenQueued) {
            return true;
        }
        return readsAhead && segment.end < segment.mostEnd && !queue.holdsOthersThan(owner);
    }

    /**
     * Returns whether the access continues for the present owner; releases the arm if read-ahead ends at this block.
     */
    private boolean goesOn(Segment segment) {
        DriveRequest reader = arm.owner();
        if (reader == null || !continues(reader, segment)) {
            return false;
        }
        if (arm.isReadingAhead() && rules.endsReadAhead(medium, segment.end)) {
            dispatcher.release(reader);
            return false;
        }
        return true;
    }

    /** Returns whether the access that is at a sector boundary belongs to a request. */
    private boolean continues(DriveRequest reader, Segment segment) {
        return reader.segment == segment && arm.isWorking() && !event.isPending();
    }
}
