package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.sim.EventHandler;

/** Processes a request when its command arrives: queues it, chooses a segment, and keeps or releases the bus. */
final class CommandProcessor implements EventHandler {

    private final DriveClock events;
    private final Medium medium;
    private final Buffer buffer;
    private final boolean neverDisconnects;
    private final CommandTimes times;
    private final ExtraDisconnects extraDisconnects;
    private final UnwrittenData unwritten;
    private final DriveQueue queue;
    private final SegmentPool pool;
    private final HostPort port;
    private final Reselection reselection;
    private final Preemption preemption;
    private final ArmDispatcher dispatcher;
    private final RequestStates states;
    private final SectorContacts contacts;
    private final @Nullable Prefetching prefetching;
    private final @Nullable DeferredWrites deferred;

    private @Nullable DriveRequest arriving;

    CommandProcessor(
            DriveParts drive,
            ExtraDisconnects extraDisconnects,
            HostPort port,
            Reselection reselection,
            SectorContacts contacts) {
        events = drive.clock();
        medium = drive.medium();
        buffer = drive.buffer();
        neverDisconnects = drive.bus().neverDisconnect();
        times = drive.times();
        this.extraDisconnects = extraDisconnects;
        unwritten = drive.unwritten();
        queue = drive.queue();
        pool = drive.segments();
        this.port = port;
        this.reselection = reselection;
        preemption = drive.preemption();
        dispatcher = drive.dispatcher();
        states = drive.states();
        this.contacts = contacts;
        prefetching = drive.prefetching();
        deferred = drive.deferred();
    }

    /** Accepts a command that has arrived over the bus, which the drive now owns. */
    void submit(DriveRequest request) {
        contacts.commandArrived();
        if (times.perRequest > 0) {
            arriving = request;
            states.processes(request);
            events.schedule(events.now() + times.perRequest, this, 0, 0);
        } else {
            arrive(request);
        }
    }

    @Override
    public void handle(int op, long arg) {
        arrive(requireNonNull(arriving));
    }

    private void arrive(DriveRequest request) {
        medium.catchUp();
        if (request.isControl()) {
            arriveControl(request);
        } else {
            arriveData(request);
        }
        medium.reschedule();
    }

    private void arriveData(DriveRequest request) {
        if (prefetching != null) {
            prefetching.arrived(request);
        }
        request.restBuffered =
                request.hasIncompleteBlocks() && pool.holdsAll(request.incompleteStart(), request.incompleteEnd());
        if (request.read || deferred == null || !deferred.defer(request, port.connected() == null)) {
            enter(request);
        }
        request.noteOutcome();
        if (request.read) {
            arriveRead(request);
        } else {
            if (!request.replacesWaiting()) {
                unwritten.arrived(request);
            }
            arriveWrite(request);
        }
    }

    private void enter(DriveRequest request) {
        queue.enter(request);
        pool.choose(request, preemption);
        if (deferred != null) {
            deferred.hostBegins();
            if (request.match == Match.COLLISION) {
                deferred.require(request);
            }
        }
    }

    private void arriveRead(DriveRequest request) {
        long miss = times.readMiss();
        readyAfter(request, miss);
        if (neverDisconnects || isEnough(request) && isBusFreeFor(request)) {
            Segment segment = request.segment;
            boolean hit = request.match == Match.WHOLE || request.match == Match.PARTIAL;
            if (segment != null) {
                pool.attach(request, segment);
                segment.contact();
            }
            port.send(Message.READY, request, (hit ? times.readHit() : miss) + times.dataPreparation);
        } else {
            port.send(Message.DISCONNECT, request, miss + times.readDisconnect());
        }
        dispatcher.dispatch(request, true);
    }

    private void readyAfter(DriveRequest request, long nanos) {
        events.present(request.mediaReady);
        events.advance(request.mediaReady, nanos * 1000);
    }

    /** Returns whether the buffer holds enough for the data phase to follow the command without a disconnection. */
    private boolean isEnough(DriveRequest request) {
        Segment segment = request.segment;
        if (segment == null) {
            return false;
        }
        if (request.match == Match.WHOLE) {
            return true;
        }
        if (request.match != Match.PARTIAL) {
            return false;
        }
        long mark = Math.min(
                Math.max(1, (long) (buffer.readWatermark() * Math.min(segment.size, request.blocks()))),
                request.blocks());
        return buffer.immediatePartialHits() || segment.end - request.first >= mark;
    }

    private boolean isBusFreeFor(DriveRequest request) {
        if (port.connected() != null) {
            return false;
        }
        return buffer.sneakyFullHits() && request.match == Match.WHOLE
                || buffer.sneakyPartialHits() && request.match == Match.PARTIAL
                || reselection.isEmpty() && preemption.demandArm(request, request.segment);
    }

    private void arriveWrite(DriveRequest request) {
        boolean leaves = extraDisconnects.appliesTo(request);
        extraDisconnects.arrived(request);
        if (leaves) {
            leaveBeforeData(request);
            return;
        }
        long command = times.write();
        readyAfter(request, command);
        Segment segment = request.segment;
        boolean direct = neverDisconnects
                || segment != null
                        && port.connected() == null
                        && (buffer.writePrebuffering()
                                || reselection.isEmpty() && preemption.demandArm(request, segment));
        if (direct) {
            if (segment != null) {
                pool.attach(request, segment);
                segment.contact();
            }
            port.send(Message.READY, request, command + times.dataPreparation);
        } else {
            port.send(Message.DISCONNECT, request, command + times.earlyWriteDisconnect());
        }
        if (request.waits() || request.replacesWaiting()) {
            dispatcher.defer(request);
        } else {
            dispatcher.dispatch(request, true);
        }
    }

    /** Leaves the bus before the data of a write. */
    private void leaveBeforeData(DriveRequest request) {
        request.leaveBeforeData();
        readyAfter(request, times.extraCommand + times.extraSeekDelay);
        port.send(Message.DISCONNECT, request, times.extraCommand + times.extraDisconnect);
        dispatcher.dispatch(request, true);
    }

    private void arriveControl(DriveRequest request) {
        if (deferred != null && request.isFlush()) {
            deferred.flush(request);
        } else if (deferred != null) {
            deferred.discard(request);
        }
        if (unwritten.isDone(request) && port.connected() == null) {
            unwritten.completing(request);
            port.send(Message.COMPLETION, request, times.write() + times.writeCompletion);
        } else {
            port.send(Message.DISCONNECT, request, times.write());
        }
    }
}
