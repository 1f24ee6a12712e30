package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.DriveRequest.ExtraDisconnect;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.WriteReporting;

/** The requests that have left the bus: which of them can use it, and which returns first. */
final class Reselection {

    private static final int NEVER = -2;

    private final Buffer buffer;
    private final SegmentPool pool;
    private final CommandTimes times;
    private final UnwrittenData unwritten;
    private final HostPort port;
    private final Arm arm;
    private final Preemption preemption;
    private final ArmDispatcher dispatcher;
    private final @Nullable DeferredWrites deferred;

    /** Disconnected requests, the latest first. */
    private final List<DriveRequest> waiting = new ArrayList<>();

    Reselection(DriveParts drive, HostPort port) {
        buffer = drive.buffer();
        pool = drive.segments();
        times = drive.times();
        unwritten = drive.unwritten();
        this.port = port;
        arm = drive.arm();
        preemption = drive.preemption();
        dispatcher = drive.dispatcher();
        deferred = drive.deferred();
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Returns whether a request, and no other, is disconnected, and none is about to return. */
    boolean waitsAlone(DriveRequest request) {
        return waiting.size() == 1 && waiting.get(0) == request && !port.isReselecting() && !port.isConnected();
    }

    /** Records that a request has left the bus. */
    void disconnected(DriveRequest request) {
        request.leaveBus();
        waiting.add(0, request);
    }

    /** Records that a request has reconnected. */
    void reconnected(DriveRequest request) {
        request.returnToBus();
        waiting.remove(request);
    }

    /** Reselects for a request if the bus is free and the request can use it. */
    void tryFor(DriveRequest request) {
        if (!port.isReselecting() && !port.isConnected() && request.awaitsBus() && needsBus(request)) {
            reselect(request);
        }
    }

    /** Reselects, if the bus is free, for the request of the highest priority that can use it. */
    void tryNext() {
        if (port.isReselecting() || port.isConnected()) {
            return;
        }
        DriveRequest best = null;
        int highest = Integer.MIN_VALUE;
        for (int i = 0; i < waiting.size(); i++) {
            DriveRequest request = waiting.get(i);
            int priority = priority(request);
            if (priority >= highest && priority > NEVER && needsBus(request)) {
                highest = priority;
                best = request;
            }
        }
        withdrawChoices(best);
        if (best != null) {
            reselect(best);
        }
    }

    /** Clears the tentative choice of a segment that {@link #priority} has made for requests that do not return now. */
    private void withdrawChoices(@Nullable DriveRequest except) {
        for (int i = 0; i < waiting.size(); i++) {
            DriveRequest request = waiting.get(i);
            if (request != except && !request.attached) {
                request.segment = null;
            }
        }
    }

    /** Returns a number that is higher for requests that return earlier; {@link #NEVER} for those that do not return now. */
    private int priority(DriveRequest request) {
        if (request.hadArm || request.isControl()) {
            return arm.isOwnedBy(request) ? 9 : 10;
        }
        if (request.read) {
            if (!buffer.sneakyIntermediateHits()) {
                return NEVER;
            }
            boolean attached = request.attached;
            if (!attached && !pool.chooseHit(request)) {
                return NEVER;
            }
            int whole = request.match == Match.WHOLE ? 1 : request.match == Match.PARTIAL ? 0 : NEVER;
            return whole == NEVER ? NEVER : (attached ? 5 : 3) + whole;
        }
        if (request.match == Match.APPEND
                && buffer.writeReporting() == WriteReporting.IN_BUFFER_APPENDS_FIRST
                && request.attached) {
            return 7;
        }
        if (!buffer.writePrebuffering()) {
            return NEVER;
        }
        if (!request.attached) {
            pool.choose(request, preemption);
            return request.segment == null ? NEVER : -1;
        }
        DriveRequest owner = arm.owner();
        return owner != null && owner.segment == request.segment ? 2 : 1;
    }

    private boolean needsBus(DriveRequest request) {
        if (request.completionSent() || request.extra() == ExtraDisconnect.AWAY) {
            return false;
        }
        if (request.isControl()) {
            return unwritten.isDone(request);
        }
        Segment segment = request.segment;
        if (segment == null) {
            return false;
        }
        if (request.read) {
            boolean present = segment.start <= request.busPointer && segment.end > request.busPointer;
            return present && (segment.end >= request.end || segment.end - request.busPointer >= request.watermark);
        }
        if (request.mediaPointer >= request.end) {
            return true;
        }
        if (request.busPointer == request.first && request.match != Match.APPEND) {
            return true;
        }
        boolean ranOutOfRoom = segment.end == request.busPointer && segment.end < request.end;
        return ranOutOfRoom && segment.room(request) > 0 && segment.end - request.mediaPointer <= request.watermark;
    }

    private void beginWork(DriveRequest request) {
        if (deferred != null && deferred.admit(request)) {
            dispatcher.defer(request);
        } else {
            dispatcher.dispatch(request, false);
        }
    }

    private void reselect(DriveRequest request) {
        port.intend(request);
        boolean onMedium = !request.read && request.mediaPointer >= request.end;
        if (!request.isControl()) {
            if (!request.attached) {
                pool.attach(request, requireNonNull(request.segment));
            }
            if (!onMedium) {
                beginWork(request);
            }
            requireNonNull(request.segment).contact();
        }
        long preparation = onMedium ? times.writeReconnect : 0;
        long data = onMedium || request.isControl() ? 0 : times.dataPreparation;
        port.reselect(preparation, times.reselect(request) + data);
        request.reselected();
    }
}
