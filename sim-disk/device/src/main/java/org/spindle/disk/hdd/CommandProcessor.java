package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Place;
import org.spindle.disk.hdd.DriveRequest.ExtraDisconnect;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.Segment.BusUse;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.Requested;
import org.spindle.disk.hdd.spec.BusBehaviour;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/**
 * The drive's protocol for a request: what it does on its arrival, in its data phases, and at its completion. {@link
 * Reselection} brings those back that have left the bus, {@link ArmControl} has the medium work for them.
 */
final class CommandProcessor implements HostPort.Client, ArmControl.Client, EventHandler {

    /** Learns what happens to requests of the host. */
    interface Observer {

        /**
         * The arm has moved and waits for the medium.
         *
         * @param host whom it is charged to; null if the drive works on its own account behind the request
         */
        void positioned(
                DriveRequest request,
                @Nullable Request host,
                long seekPicos,
                long waitPicos,
                int cylinders,
                Place place);

        /** A sector passes, used or not. */
        void passing(DriveRequest request, @Nullable Request host, long picos, boolean transferring);

        /** What was reported last, or the movement that is under way, ends at this time already. */
        void cutShort(DriveRequest request, @Nullable Request host, long atNanos, int atPicos);

        /** A request is about to be reported complete. */
        void completing(DriveRequest request, Request host);

        /** The drive is done with it in every respect. */
        void forgotten(DriveRequest request);
    }

    private static final int ARRIVED = 0;
    private static final int BACK_FROM_EXTRA = 1;

    private final DriveClock events;
    private final Buffer buffer;
    private final BusBehaviour bus;
    private final CommandTimes times;
    private final DriveQueue queue;
    private final SegmentPool pool;
    private final HostPort port;
    private final ArmControl arm;
    private final Observer observer;
    private final boolean extraDisconnects;

    private final Reselection reselection;
    private final UnwrittenData unwritten = new UnwrittenData();

    private @Nullable DriveRequest arriving;
    private @Nullable DriveRequest away;
    private long lastWriteEnd = -1;

    CommandProcessor(
            HddConfig config,
            Set<HddCompat> compat,
            DriveClock events,
            BusPort busPort,
            DriveQueue queue,
            SegmentPool pool,
            CommandTimes times,
            Observer observer,
            Function<Medium.Client, Medium> mediumFor) {
        this.events = events;
        this.queue = queue;
        this.pool = pool;
        this.times = times;
        this.observer = observer;
        buffer = config.buffer();
        bus = config.bus();
        extraDisconnects = bus.extraWriteDisconnect() != null && !compat.contains(HddCompat.NO_EXTRA_WRITE_DISCONNECT);
        port = new HostPort(
                busPort,
                events,
                new BlockSectors(config),
                config.bus().sectorTime().picos(),
                this);
        arm = new ArmControl(config, compat, queue, pool, times, this, events, mediumFor);
        reselection = new Reselection(buffer, pool, times, unwritten, port, arm);
    }

    ArmControl arm() {
        return arm;
    }

    /** Writes that are not on the medium, in order of arrival. */
    List<DriveRequest> unwritten() {
        return unwritten.writes();
    }

    /** A command has come over the bus, which the drive now owns. */
    void submit(DriveRequest request) {
        if (times.perRequest > 0) {
            arriving = request;
            events.schedule(events.now() + times.perRequest, this, ARRIVED, 0);
        } else {
            arrive(request);
        }
    }

    @Override
    public void handle(int op, long arg) {
        if (op == ARRIVED) {
            arrive(requireNonNull(arriving));
        } else {
            DriveRequest request = requireNonNull(away);
            request.extra = ExtraDisconnect.RETURNING;
            away = null;
            reselection.look();
        }
    }

    private void arrive(DriveRequest request) {
        if (request.isControl()) {
            arriveControl(request);
            return;
        }
        queue.enter(request);
        request.restBuffered =
                request.hasIncompleteBlocks() && pool.holdsAll(request.incompleteStart(), request.incompleteEnd());
        arm.choose(request);
        request.noteOutcome();
        if (request.read) {
            arriveRead(request);
        } else {
            unwritten.arrived(request);
            arriveWrite(request);
        }
    }

    private void arriveRead(DriveRequest request) {
        long miss = times.readMiss();
        readyAfter(request, miss);
        if (bus.neverDisconnect() || isEnough(request) && isBusFreeFor(request)) {
            Segment segment = request.segment;
            boolean hit = request.match == Match.WHOLE || request.match == Match.PARTIAL;
            if (segment != null) {
                pool.attach(request, segment);
                segment.bus = BusUse.CONTACTING;
            }
            port.send(Message.READY, request, (hit ? times.readHit() : miss) + times.dataPreparation);
        } else {
            port.send(Message.DISCONNECT, request, miss + times.readDisconnect());
        }
        arm.activate(request, true);
    }

    private void readyAfter(DriveRequest request, long nanos) {
        events.present(request.mediaReady);
        events.advance(request.mediaReady, nanos * 1000);
    }

    /** Whether so much is in the buffer that the data phase may begin on the command's own connection. */
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
                || reselection.isEmpty() && arm.givesWay(request, request.segment);
    }

    /** Time from the arrival of a request that misses the buffer until the medium may be touched for it. */
    long commandTime(DriveRequest request) {
        if (request.read) {
            return times.readMiss();
        }
        return leavesBeforeData(request) ? times.extraCommand + times.extraSeekDelay : times.write();
    }

    private boolean leavesBeforeData(DriveRequest write) {
        return extraDisconnects && times.lastWasWrite() && write.first != lastWriteEnd && !bus.neverDisconnect();
    }

    private void arriveWrite(DriveRequest request) {
        boolean leaves = leavesBeforeData(request);
        lastWriteEnd = request.end;
        if (leaves) {
            leaveBeforeData(request);
            return;
        }
        long command = times.write();
        readyAfter(request, command);
        Segment segment = request.segment;
        boolean direct = bus.neverDisconnect()
                || segment != null
                        && port.connected() == null
                        && (buffer.writePrebuffering() || reselection.isEmpty() && arm.givesWay(request, segment));
        if (direct) {
            if (segment != null) {
                pool.attach(request, segment);
                segment.bus = BusUse.CONTACTING;
            }
            port.send(Message.READY, request, command + times.dataPreparation);
        } else {
            port.send(Message.DISCONNECT, request, command + times.earlyWriteDisconnect());
        }
        arm.activate(request, true);
    }

    /** A non-sequential write after a write first leaves the bus (Worthington 1994, table A.4). */
    private void leaveBeforeData(DriveRequest request) {
        request.extra = ExtraDisconnect.AWAY;
        readyAfter(request, times.extraCommand + times.extraSeekDelay);
        port.send(Message.DISCONNECT, request, times.extraCommand + times.extraDisconnect);
        arm.activate(request, true);
    }

    private void arriveControl(DriveRequest request) {
        if (unwritten.isDone(request) && port.connected() == null) {
            request.completionSent = true;
            port.send(Message.COMPLETION, request, times.write() + times.writeCompletion);
        } else {
            port.send(Message.DISCONNECT, request, times.write());
        }
    }

    @Override
    public void dataPhase(DriveRequest request, long movedBlocks) {
        if (request.awaitsBus) {
            reselection.left(request);
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

    private void account(DriveRequest request, long blocks) {
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
            segment.bus = BusUse.TRANSFERRING;
            port.move(request.busPointer, Math.min(segment.end, request.end) - request.busPointer);
        } else {
            pause(request, bus.holdForReads() && !isBehindOther(request));
        }
    }

    /** Whether reading for the request may have to wait until another, which needs the bus for that, has sent its data. */
    private static boolean isBehindOther(DriveRequest request) {
        Segment segment = request.segment;
        DriveRequest behind = segment == null ? null : segment.furthestBehind();
        return behind != null && behind != request && !behind.completionSent;
    }

    private void continueWrite(DriveRequest request) {
        if (request.busPointer >= request.end) {
            if (request.mediaPointer >= request.end || buffer.writeReporting().early()) {
                complete(request);
            } else {
                pause(request, false);
            }
            return;
        }
        Segment segment = request.segment;
        long room = segment == null || !request.attached ? 0 : segment.room(request);
        if (room > 0) {
            requireNonNull(segment).bus = BusUse.TRANSFERRING;
            port.move(request.busPointer, room);
        } else {
            pause(request, bus.holdForWrites());
        }
    }

    /** Nothing can move at present: the bus is kept or left. */
    private void pause(DriveRequest request, boolean keepBus) {
        Segment segment = request.segment;
        if (segment != null && request.attached) {
            segment.bus = BusUse.CONTACTING;
        }
        if (keepBus && arm.isHolder(request) || bus.neverDisconnect()) {
            port.park();
        } else {
            port.send(Message.DISCONNECT, request, times.disconnect(request));
        }
    }

    @Override
    public void resumeParked() {
        DriveRequest parked = port.parked();
        if (parked != null) {
            dataPhase(parked, 0);
        }
    }

    @Override
    public void accountMoves(Segment segment) {
        DriveRequest request = port.connected();
        if (request != null && request.segment == segment) {
            account(request, port.newlyMoved(request, arm.medium().now()));
        }
    }

    private void complete(DriveRequest request) {
        times.completed(request);
        request.completionSent = true;
        Segment segment = request.segment;
        if (request.read) {
            queue.leave(request);
            if (buffer.readAhead().requested() == Requested.DROP && segment != null) {
                segment.dropBefore(request.busPointer);
            }
            if (arm.isHolder(request) && !arm.isActive()) {
                arm.release(request);
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
        request.acknowledged = true;
        if (request.isControl()) {
            observer.forgotten(request);
            reselection.look();
            return;
        }
        if (request.segment != null) {
            request.segment.bus = BusUse.IDLE;
        }
        arm.acknowledged(request);
        reselection.look();
    }

    @Override
    public void disconnected(DriveRequest request) {
        if (request.segment != null && request.attached) {
            request.segment.bus = BusUse.IDLE;
        }
        reselection.disconnected(request);
        if (request.extra == ExtraDisconnect.AWAY) {
            away = request;
            events.schedule(events.now() + times.extraAway, this, BACK_FROM_EXTRA, 0);
        }
        reselection.look();
    }

    @Override
    public void checkBus(DriveRequest request) {
        if (port.parked() == request) {
            resumeParked();
        } else {
            reselection.look(request);
        }
    }

    @Override
    public void written(DriveRequest request) {
        unwritten.written(request);
        queue.leave(request);
        reselection.look();
    }

    @Override
    public void forget(DriveRequest request) {
        observer.forgotten(request);
    }

    @Override
    public void moved(
            DriveRequest request, boolean background, long seekPicos, long waitPicos, int cylinders, Place place) {
        observer.positioned(request, background ? null : request.host, seekPicos, waitPicos, cylinders, place);
    }

    @Override
    public void passing(DriveRequest request, boolean background, long picos, boolean transferring) {
        observer.passing(request, background ? null : request.host, picos, transferring);
    }

    @Override
    public void cutShort(DriveRequest request, boolean background, long atNanos, int atPicos) {
        observer.cutShort(request, background ? null : request.host, atNanos, atPicos);
    }
}
