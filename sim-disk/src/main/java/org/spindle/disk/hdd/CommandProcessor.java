package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
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
import org.spindle.disk.hdd.spec.Buffer.WriteReporting;
import org.spindle.disk.hdd.spec.BusBehaviour;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/** What the drive does with a request on arrival, on the bus, and at its completion. */
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
    private final SegmentPool.ReadAheadGivesWay givesWay;
    private final Observer observer;
    private final boolean extraDisconnects;

    /** Disconnected requests, the latest first. */
    private final List<DriveRequest> waiting = new ArrayList<>();

    /** Writes that are not on the medium. */
    private final List<DriveRequest> unwritten = new ArrayList<>();

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
        port = new HostPort(busPort, events, new BlockTimes(config, busPort), this);
        arm = new ArmControl(config, compat, queue, pool, times, this, events, mediumFor);
        givesWay = arm::givesWay;
    }

    ArmControl arm() {
        return arm;
    }

    /** Writes that are not on the medium, in order of arrival. */
    List<DriveRequest> unwritten() {
        return unwritten;
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
            checkBus();
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
        pool.choose(request, givesWay);
        request.noteOutcome();
        if (request.read) {
            arriveRead(request);
        } else {
            unwritten.add(request);
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
                || waiting.isEmpty() && arm.givesWay(request, request.segment);
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
                        && (buffer.writePrebuffering() || waiting.isEmpty() && arm.givesWay(request, segment));
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
        if (isReady(request) && port.connected() == null) {
            request.completionSent = true;
            port.send(Message.COMPLETION, request, times.write() + times.writeCompletion);
        } else {
            port.send(Message.DISCONNECT, request, times.write());
        }
    }

    /** A flush waits for every earlier write; a discard for nothing. */
    private boolean isReady(DriveRequest control) {
        if (control.isFlush()) {
            for (int i = 0; i < unwritten.size(); i++) {
                if (unwritten.get(i).sequence < control.sequence) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public void dataPhase(DriveRequest request, long movedBlocks) {
        if (request.awaitsBus) {
            request.awaitsBus = false;
            waiting.remove(request);
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
        long room = segment == null || !request.attached ? 0 : room(request, segment);
        if (room > 0) {
            requireNonNull(segment).bus = BusUse.TRANSFERRING;
            port.move(request.busPointer, room);
        } else {
            pause(request, bus.holdForWrites());
        }
    }

    private static long room(DriveRequest request, Segment segment) {
        DriveRequest owner = segment.writer(request);
        if (owner != request && segment.end < request.busPointer) {
            return 0;
        }
        return Math.min(segment.size - (request.busPointer - owner.mediaPointer), request.end - request.busPointer);
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
            checkBus();
            return;
        }
        if (request.segment != null) {
            request.segment.bus = BusUse.IDLE;
        }
        arm.acknowledged(request);
        checkBus();
    }

    @Override
    public void disconnected(DriveRequest request) {
        if (request.segment != null && request.attached) {
            request.segment.bus = BusUse.IDLE;
        }
        request.awaitsBus = true;
        waiting.add(0, request);
        if (request.extra == ExtraDisconnect.AWAY) {
            away = request;
            events.schedule(events.now() + times.extraAway, this, BACK_FROM_EXTRA, 0);
        }
        checkBus();
    }

    @Override
    public void checkBus(DriveRequest request) {
        if (port.parked() == request) {
            resumeParked();
        } else if (!port.isReselecting() && !port.isConnected() && request.awaitsBus && needsBus(request)) {
            reselect(request);
        }
    }

    /** Looks for a disconnected request that could use the bus. */
    private void checkBus() {
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

    private static final int NEVER = -2;

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
            pool.choose(request, givesWay);
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
            return isReady(request);
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
        return ranOutOfRoom && room(request, segment) > 0 && segment.end - request.mediaPointer <= request.watermark;
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

    @Override
    public void written(DriveRequest request) {
        unwritten.remove(request);
        queue.leave(request);
        checkBus();
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
