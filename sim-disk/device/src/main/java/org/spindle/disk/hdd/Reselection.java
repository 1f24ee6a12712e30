package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.DriveRequest.ExtraDisconnect;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.Segment.BusUse;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.WriteReporting;

/** The requests that have left the bus: which of them has a use for it, and which goes back first. */
final class Reselection {

    private static final int NEVER = -2;

    private final Buffer buffer;
    private final SegmentPool pool;
    private final CommandTimes times;
    private final UnwrittenData unwritten;
    private final HostPort port;
    private final ArmControl arm;

    /** The latest first. */
    private final List<DriveRequest> waiting = new ArrayList<>();

    Reselection(
            Buffer buffer,
            SegmentPool pool,
            CommandTimes times,
            UnwrittenData unwritten,
            HostPort port,
            ArmControl arm) {
        this.buffer = buffer;
        this.pool = pool;
        this.times = times;
        this.unwritten = unwritten;
        this.port = port;
        this.arm = arm;
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** The request has left the bus. */
    void disconnected(DriveRequest request) {
        request.awaitsBus = true;
        waiting.add(0, request);
    }

    /** The request is back on the bus. */
    void left(DriveRequest request) {
        request.awaitsBus = false;
        waiting.remove(request);
    }

    /** Lets the request go back if the bus is free and of use to it. */
    void look(DriveRequest request) {
        if (!port.isReselecting() && !port.isConnected() && request.awaitsBus && needsBus(request)) {
            reselect(request);
        }
    }

    /** If the bus is free: lets that request go back which has the best use for it. */
    void look() {
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

    /** A segment that was chosen only to see what the bus could do means nothing later, except for the one that gets it. */
    private void withdrawChoices(@Nullable DriveRequest except) {
        for (int i = 0; i < waiting.size(); i++) {
            DriveRequest request = waiting.get(i);
            if (request != except && !request.attached) {
                request.segment = null;
            }
        }
    }

    private int priority(DriveRequest request) {
        if (request.hadArm || request.isControl()) {
            return arm.isHolder(request) ? 9 : 10;
        }
        if (request.read) {
            if (!buffer.sneakyIntermediateHits()) {
                return NEVER;
            }
            boolean attached = request.attached;
            if (!attached) {
                pool.choose(request, (reader, segment) -> false);
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
            arm.choose(request);
            return request.segment == null ? NEVER : -1;
        }
        DriveRequest holder = arm.holder();
        return holder != null && holder.segment == request.segment ? 2 : 1;
    }

    private boolean needsBus(DriveRequest request) {
        if (request.completionSent || request.extra == ExtraDisconnect.AWAY) {
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

    private void reselect(DriveRequest request) {
        port.intend(request);
        boolean onMedium = !request.read && request.mediaPointer >= request.end;
        if (!request.isControl()) {
            if (!request.attached) {
                pool.attach(request, requireNonNull(request.segment));
            }
            if (!onMedium) {
                arm.activate(request, false);
            }
            requireNonNull(request.segment).bus = BusUse.CONTACTING;
        }
        long preparation = onMedium ? times.writeReconnect : 0;
        long data = onMedium || request.isControl() ? 0 : times.dataPreparation;
        port.reselect(preparation, times.reselect(request) + data);
        if (request.extra == ExtraDisconnect.RETURNING) {
            request.extra = ExtraDisconnect.DONE;
        }
    }
}
