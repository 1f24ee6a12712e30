package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.DriveRequest.ExtraDisconnect;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.Requested;
import org.spindle.disk.hdd.spec.BusBehaviour;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/**
 * The bus phases of a request after its command: its data phases, disconnections between them, and its completion.
 * {@link Reselection} decides which disconnected request returns.
 */
final class DataPhases implements HostPort.Client, EventHandler {

    private final DriveClock events;
    private final Buffer buffer;
    private final BusBehaviour behaviour;
    private final CommandTimes times;
    private final UnwrittenData unwritten;
    private final DriveQueue queue;
    private final HostPort port;
    private final BlockTransfer transfer;
    private final Reselection reselection;
    private final Arm arm;
    private final Medium medium;
    private final MediumEvent event;
    private final ArmDispatcher dispatcher;
    private final DriveObserver observer;
    private final @Nullable Prefetching prefetching;
    private final @Nullable DeferredWrites deferred;

    /** The writes that have left the bus before their data, in this order. */
    private final Deque<DriveRequest> away = new ArrayDeque<>();

    DataPhases(DriveParts drive, HostPort port, BlockTransfer transfer, Reselection reselection) {
        events = drive.clock();
        buffer = drive.buffer();
        behaviour = drive.bus();
        times = drive.times();
        unwritten = drive.unwritten();
        queue = drive.queue();
        this.port = port;
        this.transfer = transfer;
        this.reselection = reselection;
        arm = drive.arm();
        medium = drive.medium();
        event = medium.event();
        dispatcher = drive.dispatcher();
        observer = drive.observer();
        prefetching = drive.prefetching();
        deferred = drive.deferred();
    }

    @Override
    public void dataPhase(DriveRequest request, long movedBlocks) {
        if (request.awaitsBus()) {
            reselection.reconnected(request);
        }
        if (request.isControl()) {
            complete(request);
            return;
        }
        account(request, movedBlocks);
        if (request.read) {
            continueRead(request);
        } else {
            continueWrite(request);
        }
    }

    private static void account(DriveRequest request, long blocks) {
        request.busPointer += blocks;
        Segment segment = request.segment;
        if (!request.read && segment != null && blocks > 0) {
            segment.extend(Math.max(segment.end, request.busPointer));
        }
    }

    private void continueRead(DriveRequest request) {
        if (request.busPointer >= request.end) {
            complete(request);
            return;
        }
        Segment segment = request.segment;
        if (segment != null && request.attached && segment.holds(request.busPointer)) {
            segment.transfer();
            port.move(request.busPointer, Math.min(segment.end, request.end) - request.busPointer);
        } else {
            pause(request, behaviour.holdForReads() && !isBehindOther(request));
        }
    }

    /** Returns whether another request must send its data before the drive can continue reading for this one. */
    private static boolean isBehindOther(DriveRequest request) {
        Segment segment = request.segment;
        DriveRequest behind = segment == null ? null : segment.furthestBehind();
        return behind != null && behind != request && !behind.completionSent();
    }

    private void continueWrite(DriveRequest request) {
        if (request.busPointer >= request.end) {
            if (request.mediaPointer >= request.end || isReportedEarly(request)) {
                complete(request);
            } else {
                pause(request, false);
            }
            return;
        }
        Segment segment = request.segment;
        long room = segment == null || !request.attached ? 0 : segment.room(request);
        if (room > 0) {
            requireNonNull(segment).transfer();
            port.move(request.busPointer, room);
        } else {
            pause(request, behaviour.holdForWrites());
        }
    }

    private boolean isReportedEarly(DriveRequest write) {
        return buffer.writeReporting().early() && !write.isForced();
    }

    /** Keeps or releases the bus while no data can be transferred. */
    private void pause(DriveRequest request, boolean keepBus) {
        Segment segment = request.segment;
        if (segment != null && request.attached) {
            segment.contact();
        }
        if (keepBus && arm.isOwnedBy(request) || behaviour.neverDisconnect()) {
            port.park();
        } else {
            port.send(Message.DISCONNECT, request, times.disconnect(request));
        }
    }

    /** Resumes the data phase that holds the bus without data or room, if there is one. */
    void resumeParked() {
        DriveRequest parked = port.parked();
        if (parked != null) {
            dataPhase(parked, 0);
        }
    }

    /** Returns whether the bus waits for the medium, or is limited by the speed of the medium. */
    boolean needsAttention(Segment segment, DriveRequest owner) {
        return port.parked() != null
                || !owner.read && transfer.isOf(segment) && !transfer.movesBlockWithin(event.delayPicos());
    }

    /** Accounts for the data of a segment that has crossed the bus, up to a moment, in the transfer in progress. */
    void accountMoved(Segment segment, Moment until) {
        DriveRequest request = port.connected();
        if (request != null && request.segment == segment) {
            account(request, transfer.newlyMoved(request, until));
        }
    }

    /** Lets a request whose segment has changed acquire or resume the bus. */
    void check(DriveRequest request) {
        if (port.parked() == request) {
            resumeParked();
        } else {
            reselection.tryFor(request);
        }
    }

    /** Records that a write is on the medium, so that commands that wait for it can return to the bus. */
    void written(DriveRequest request) {
        unwritten.written(request);
        queue.leave(request);
        if (deferred != null) {
            deferred.written(request);
        }
        reselection.tryNext();
    }

    private void complete(DriveRequest request) {
        times.completed(request);
        unwritten.completing(request);
        Segment segment = request.segment;
        if (request.read) {
            queue.leave(request);
        }
        if (prefetching != null && !request.isControl()) {
            prefetching.completed(request);
        }
        if (deferred != null) {
            deferred.completed(request);
        }
        if (request.read) {
            if (buffer.readAhead().requested() == Requested.DROP && segment != null) {
                segment.dropBefore(request.busPointer);
            }
            if (arm.isOwnedBy(request) && arm.isReserved()) {
                dispatcher.release(request);
            }
        }
        port.send(Message.COMPLETION, request, times.completion(request));
    }

    @Override
    public void completionDelivered(DriveRequest request) {
        Request host = requireNonNull(request.host);
        request.host = null;
        observer.completing(request, host);
        host.complete(events.now());
    }

    @Override
    public void completionAcknowledged(DriveRequest request) {
        request.acknowledge();
        if (request.isControl()) {
            observer.forgotten(request);
            reselection.tryNext();
            return;
        }
        if (request.segment != null) {
            request.segment.releaseBus();
        }
        if (deferred != null) {
            deferred.acknowledged(request);
        }
        dispatcher.acknowledged(request);
        reselection.tryNext();
    }

    @Override
    public void disconnected(DriveRequest request) {
        if (request.segment != null && request.attached) {
            request.segment.releaseBus();
        }
        reselection.disconnected(request);
        if (request.extra() == ExtraDisconnect.AWAY) {
            away.add(request);
            events.schedule(events.now() + times.extraAway, this, 0, 0);
        }
        reselection.tryNext();
    }

    /** Lets the write return that was the first to leave the bus before its data: each is away for the same time. */
    @Override
    public void handle(int op, long arg) {
        medium.catchUp();
        away.remove().mayReturn();
        reselection.tryNext();
        medium.reschedule();
    }
}
