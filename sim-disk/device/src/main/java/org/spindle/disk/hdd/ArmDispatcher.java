package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.Segment.State;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.sim.EventHandler;

/**
 * Decides which request owns the arm next: a request that has just arrived or returns to the bus, if it can preempt the
 * owner; otherwise the scheduler's choice, once the arm is free.
 */
final class ArmDispatcher implements EventHandler {

    private final Buffer buffer;
    private final boolean keepsStaleReadAhead;
    private final boolean handsOverForwardOnly;
    private final DriveQueue queue;
    private final SegmentPool pool;
    private final Preemption preemption;
    private final AccessEnd end;
    private final Arm arm;
    private final DriveObserver observer;
    private final Eligibility eligible = image -> isEligible(DriveRequest.of(image));
    private final Eligibility destages = image -> isDestage(DriveRequest.of(image));
    private final @Nullable DeferredWrites deferred;
    private @Nullable CurrentAccess access;

    ArmDispatcher(
            Buffer buffer,
            Set<HddCompat> compat,
            DriveQueue queue,
            SegmentPool pool,
            Preemption preemption,
            AccessEnd end,
            Arm arm,
            DriveObserver observer,
            @Nullable DeferredWrites deferred) {
        this.buffer = buffer;
        keepsStaleReadAhead = compat.contains(HddCompat.STALE_READ_AHEAD);
        handsOverForwardOnly = compat.contains(HddCompat.FORWARD_HAND_OVER);
        this.queue = queue;
        this.pool = pool;
        this.preemption = preemption;
        this.end = end;
        this.arm = arm;
        this.observer = observer;
        this.deferred = deferred;
    }

    /**
     * Sets the component that starts accesses for a request that gets the arm; called once, before the first request.
     */
    void connect(CurrentAccess begun) {
        access = begun;
    }

    /** Gives a write its segment, while the arm is not to work for it. */
    void defer(DriveRequest write) {
        preemption.endReadAheadOf(write);
        own(write);
    }

    /**
     * Gives a request its segment and the arm as far as they are available: preempts the owner if that is possible, and if
     * the arm is free assigns it to the request, or to the scheduler's choice if the request is not eligible.
     *
     * @param mayCheckBus whether the request may take the bus at once
     */
    void dispatch(DriveRequest request, boolean mayCheckBus) {
        DriveRequest owner = arm.owner();
        if (owner != null
                && owner != request
                && mayPreempt(request)
                && preemption.demandArm(request, request.segment)) {
            preempt(owner, request);
        }
        Segment segment = request.segment;
        if (segment != null && !request.attached) {
            if (arm.owner() != null && arm.owner() != request) {
                request.segment = null;
            } else {
                pool.attach(request, segment);
            }
        }
        own(request);
        assign(request, mayCheckBus);
    }

    private static boolean mayPreempt(DriveRequest request) {
        if (!request.read) {
            return true;
        }
        return request.match != Match.COLLISION && (request.segment == null || request.segment.state() != State.DIRTY);
    }

    private void preempt(DriveRequest owner, DriveRequest request) {
        Segment wanted = request.segment;
        boolean same = wanted != null && wanted == owner.segment;
        boolean hit = request.match == Match.WHOLE || request.match == Match.PARTIAL || isOwner(request, wanted);
        if (same && request.read && hit) {
            if (!handsOverForwardOnly || mayHandOverForward(owner, request)) {
                end.handOver(owner);
            }
        } else if (!(same && request.match == Match.APPEND)) {
            Segment readAhead = requireNonNull(owner.segment);
            end.stop(owner);
            if (!keepsStaleReadAhead) {
                pool.dropStale(request, readAhead);
            }
        }
    }

    /** Returns whether the owner needs nothing more of its access, and begins before the request or is complete. */
    private boolean mayHandOverForward(DriveRequest owner, DriveRequest request) {
        boolean readsAhead = arm.isReadingAhead() || owner.couldReadAhead;
        return readsAhead && (owner.acknowledged() || owner.first < request.first);
    }

    private static boolean isOwner(DriveRequest request, @Nullable Segment segment) {
        return segment != null && segment.owner == request;
    }

    private void own(DriveRequest request) {
        Segment segment = request.segment;
        if (request.attached && segment != null && segment.owner != request) {
            DriveRequest owner = arm.owner();
            boolean armElsewhere = owner == null || owner == request || owner.segment != segment;
            pool.own(request, armElsewhere);
        }
        if (deferred != null && segment != null && request.attached && !request.read) {
            deferred.joined(request, segment);
        }
    }

    /** Lets the scheduler's choice try to preempt the owner of the arm. */
    void offer() {
        DriveRequest next = queue.next();
        if (next != null && !arm.isOwnedBy(next)) {
            if (next.segment == null) {
                pool.choose(next, preemption);
            }
            dispatch(next, true);
        }
    }

    /** Lets the scheduler's choice among writes that wait no longer get the arm, or try to preempt its owner. */
    void offerDestages() {
        DriveRequest next = queue.next(destages);
        if (next != null) {
            dispatch(next, true);
        }
    }

    private boolean isDestage(DriveRequest request) {
        return request.hasWaited() && isEligible(request);
    }

    /** Calls a scheduler again that left the arm idle. */
    @Override
    public void handle(int op, long arg) {
        assign(null, true);
    }

    private void assign(@Nullable DriveRequest preferred, boolean mayCheckBus) {
        if (arm.owner() != null) {
            return;
        }
        DriveRequest next = preferred != null && isEligible(preferred) ? preferred : queue.next(eligible);
        if (next == null) {
            queue.idle(this);
            return;
        }
        arm.assign(next);
        next.hadArm = true;
        queue.take(next);
        if (!next.attached) {
            pool.choose(next, preemption);
            next.noteOutcome();
            pool.attach(next, requireNonNull(next.segment));
        }
        own(next);
        requireNonNull(access).begin(next, mayCheckBus);
    }

    private boolean isEligible(DriveRequest request) {
        if (request.takenFromQueue || request.waits() || request.replacesWaiting()) {
            return false;
        }
        if (!request.attached) {
            pool.choose(request, preemption);
        }
        boolean usable = request.segment != null && isUsable(request.segment, request);
        if (!usable && deferred != null) {
            deferred.require(request);
        }
        if (!request.attached) {
            request.segment = null;
        }
        return usable;
    }

    /** A read cannot use a segment of unwritten data; a write that joins others must have room, or continue them. */
    private static boolean isUsable(Segment segment, DriveRequest request) {
        if (request.read) {
            return !segment.state().unwritten();
        }
        DriveRequest writer = segment.writer(request);
        return writer == request
                || request.end - writer.mediaPointer <= segment.size
                || writer.mediaPointer == request.first;
    }

    /** Ends the owner's access, and assigns the arm to another request unless the bus protocol reserves it for the owner. */
    void release(DriveRequest owner) {
        arm.endAccess();
        if (owner.acknowledged() || preemption.mayLeave(owner)) {
            assign(end.finish(owner), true);
        }
    }

    /** Notes that the host has the completion of a request: further work of the arm for it is the drive's own work. */
    void acknowledged(DriveRequest request) {
        Segment segment = request.segment;
        boolean done = request.read || request.mediaPointer >= request.end;
        if (arm.isOwnedBy(request)) {
            if (!done) {
                arm.writeBehind();
            } else if (!arm.isWorking()) {
                release(request);
            } else if (request.read) {
                offer();
            }
        } else if (done && segment != null && request.attached) {
            if (!request.read && !buffer.readHitsOnWrites() && segment.attached.size() == 1) {
                segment.empty();
            }
            end.detach(request, segment);
        } else if (done) {
            observer.forgotten(request);
        }
        assign(null, true);
    }
}
