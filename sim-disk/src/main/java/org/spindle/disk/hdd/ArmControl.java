package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Place;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.Medium.Latitude;
import org.spindle.disk.hdd.Segment.BusUse;
import org.spindle.disk.hdd.Segment.State;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.Reach;
import org.spindle.disk.hdd.spec.Buffer.WriteReporting;
import org.spindle.disk.hdd.spec.BusBehaviour.Preseek;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.scheduler.Eligibility;

/**
 * Who has the arm. One request at a time holds it; a completed read may keep it for read-ahead, and a reported write for
 * its work on the medium. Another request gets it by waiting for its release, by stopping read-ahead, or by taking over
 * read-ahead of just what it wants.
 */
final class ArmControl implements Medium.Client {

    /** What the arm's work means to the rest of the drive. */
    interface Client {

        /** The request could now use the bus. */
        void checkBus(DriveRequest request);

        /** Data of the segment may have crossed the bus; accounts for it. */
        void accountMoves(Segment segment);

        /** A transfer that holds the bus without data or room may go on. */
        void resumeParked();

        /** The write is on the medium. */
        void written(DriveRequest request);

        /** Nobody in the drive needs the request any more. */
        void forget(DriveRequest request);

        /** Arm and medium have moved for a request, or for the drive's own work behind it. */
        void moved(
                DriveRequest request, boolean background, long seekPicos, long waitPicos, int cylinders, Place place);

        /** A sector passes under the head. */
        void passing(DriveRequest request, boolean background, long picos, boolean transferring);

        /** What the medium is in the middle of ends, or passes to another request, at this time. */
        void cutShort(DriveRequest request, boolean background, long atNanos, int atPicos);
    }

    private final Buffer buffer;
    private final Preseek preseek;
    private final Set<HddCompat> compat;
    private final DriveQueue queue;
    private final SegmentPool pool;
    private final CommandTimes times;
    private final Client client;
    private final DriveClock clock;
    private final Medium medium;
    private final SegmentPool.ReadAheadGivesWay givesWay = this::givesWay;
    private final Eligibility eligible = image -> isEligible(DriveRequest.of(image));
    private final Latitude readLatitude;
    private final Latitude writeLatitude;

    private @Nullable DriveRequest holder;

    /** Since when the holder has the arm; what the arm did before was not for it. */
    private long heldNanos;

    private int heldPicos;

    /** The holder's own blocks are done; the arm reads ahead or writes what has been reported. */
    private boolean background;

    /** The medium works, or is about to go on working, for the holder. */
    private boolean active;

    /** When read-ahead that was cut short will have let go of the arm. */
    private final Moment stop = new Moment();

    private final Moment start = new Moment();

    /** Where and when the last write ended, to tell an append that follows at the very instant. */
    private long writtenTo = -1;

    private long writtenNanos = -1;
    private int writtenPicos;

    ArmControl(
            HddConfig config,
            Set<HddCompat> compat,
            DriveQueue queue,
            SegmentPool pool,
            CommandTimes times,
            Client client,
            DriveClock clock,
            Function<Medium.Client, Medium> mediumFor) {
        this.compat = compat;
        this.queue = queue;
        this.pool = pool;
        this.times = times;
        this.client = client;
        this.clock = clock;
        buffer = config.buffer();
        preseek = config.bus().preseek();
        boolean inOrder = compat.contains(HddCompat.NO_ZERO_LATENCY);
        readLatitude = inOrder
                ? Latitude.IN_ORDER
                : buffer.zeroLatencyReads()
                        ? Latitude.ZERO_LATENCY
                        : buffer.readAhead().freeBlocks() ? Latitude.FREE_BLOCKS : Latitude.IN_ORDER;
        writeLatitude = !inOrder && buffer.zeroLatencyWrites() ? Latitude.ZERO_LATENCY : Latitude.IN_ORDER;
        medium = mediumFor.apply(this);
        queue.whenToAskAgain(() -> assign(null, true));
    }

    boolean isFree() {
        return holder == null;
    }

    boolean isHolder(DriveRequest request) {
        return holder == request;
    }

    boolean isActive() {
        return active;
    }

    @Nullable
    DriveRequest holder() {
        return holder;
    }

    Medium medium() {
        return medium;
    }

    Moment stop() {
        return stop;
    }

    /** One past the last block that the holder of the arm wants for itself; 0 if it has them all. */
    long ownEnd(DriveRequest held) {
        return held.read && background ? 0 : held.end;
    }

    /** One past the last block to which the holder keeps the arm from others. */
    long mustReach(DriveRequest held) {
        return held.read ? Math.max(ownEnd(held), requireNonNull(held.segment).leastEnd) : held.end;
    }

    /** One past the last block that the arm may reach for its holder. */
    long mayReach(DriveRequest held) {
        return held.read ? Math.max(ownEnd(held), requireNonNull(held.segment).mostEnd) : held.end;
    }

    /** Gives the request, or whoever is next in its stead, as much of segment and arm as there is to be had. */
    void activate(DriveRequest request, boolean mayCheckBus) {
        DriveRequest other = holder;
        if (other != null && other != request && mayDisturb(request) && givesWay(request, request.segment)) {
            Segment wanted = request.segment;
            boolean same = wanted != null && wanted == other.segment;
            boolean hit = request.match == Match.WHOLE || request.match == Match.PARTIAL || isOwner(request, wanted);
            if (same && request.read && hit) {
                handOver(other);
            } else if (!(same && request.match == Match.APPEND)) {
                Segment readAhead = requireNonNull(other.segment);
                stop(other);
                if (!compat.contains(HddCompat.STALE_READ_AHEAD)) {
                    pool.dropStale(request, readAhead);
                }
            }
        }
        Segment segment = request.segment;
        if (segment != null && !request.attached) {
            if (holder != null && holder != request) {
                request.segment = null;
            } else {
                pool.attach(request, segment);
            }
        }
        own(request);
        assign(request, mayCheckBus);
    }

    private static boolean isOwner(DriveRequest request, @Nullable Segment segment) {
        return segment != null && segment.owner == request;
    }

    private static boolean mayDisturb(DriveRequest request) {
        if (!request.read) {
            return true;
        }
        return request.match != Match.COLLISION && (request.segment == null || request.segment.state != State.DIRTY);
    }

    private void own(DriveRequest request) {
        Segment segment = request.segment;
        if (request.attached && segment != null && segment.owner != request) {
            boolean elsewhere = holder == null || holder == request || holder.segment != segment;
            pool.own(request, elsewhere);
        }
    }

    /**
     * Whether the holder of the arm can make room for a request now. May, on the way, keep its read-ahead from growing or
     * cut it short.
     */
    boolean givesWay(DriveRequest request, @Nullable Segment wanted) {
        DriveRequest held = holder;
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
        if (!armMayLeave(held)) {
            return false;
        }
        if (segment.end < segment.leastEnd) {
            segment.mostEnd = segment.leastEnd;
            return false;
        }
        if (medium.isPending() && (medium.isSeeking() || !buffer.readAhead().stopInSector())) {
            stop.set(medium.pending());
            client.cutShort(held, background, stop.nanos, stop.picos);
            medium.cancel();
        }
        return true;
    }

    /** Whether the bus protocol lets the arm leave a request whose work on the medium has ended. */
    private boolean armMayLeave(DriveRequest held) {
        return switch (preseek) {
            case AFTER_COMPLETION -> held.acknowledged;
            case DURING_COMPLETION -> held.completionSent;
            case AFTER_MEDIUM -> true;
        };
    }

    private void stop(DriveRequest held) {
        if (medium.isPending()) {
            client.cutShort(held, background, medium.nowNanos(), medium.nowPicos());
            medium.cancel();
        }
        active = false;
        Segment segment = requireNonNull(held.segment);
        segment.state = State.CLEAN;
        holder = null;
        if (held.acknowledged) {
            letGo(held, segment);
        }
    }

    /** The access goes on, but for another request. */
    private void handOver(DriveRequest held) {
        if (medium.isSeeking()) {
            client.cutShort(held, background, medium.nowNanos(), medium.nowPicos());
        }
        holder = null;
        Segment segment = requireNonNull(held.segment);
        if (held.acknowledged) {
            segment.detach(held);
            client.forget(held);
        } else if (segment.end < held.end) {
            queue.putBack(held);
        }
    }

    private void letGo(DriveRequest request, Segment segment) {
        segment.detach(request);
        boolean useless = !buffer.caching() || segment.doomed;
        if (useless && segment.attached.isEmpty() && !segment.state.unwritten()) {
            segment.empty();
        }
        client.forget(request);
    }

    /** If the arm is free: gives it to a request, or to the first that can have it in the scheduler's order. */
    void assign(@Nullable DriveRequest preferred, boolean mayCheckBus) {
        if (holder != null) {
            return;
        }
        DriveRequest next = preferred != null && isEligible(preferred) ? preferred : queue.next(eligible);
        if (next == null) {
            queue.idle();
            return;
        }
        holder = next;
        heldNanos = medium.nowNanos();
        heldPicos = medium.nowPicos();
        next.hadArm = true;
        queue.take(next);
        if (!next.attached) {
            pool.choose(next, givesWay);
            next.noteOutcome();
            pool.attach(next, requireNonNull(next.segment));
        }
        own(next);
        if (next.read) {
            beginRead(next, mayCheckBus);
        } else {
            beginWrite(next, mayCheckBus);
        }
    }

    private boolean isEligible(DriveRequest request) {
        if (request.takenFromQueue) {
            return false;
        }
        if (request.attached) {
            return canWorkOn(requireNonNull(request.segment), request);
        }
        pool.choose(request, givesWay);
        boolean usable = request.segment != null && canWorkOn(request.segment, request);
        request.segment = null;
        return usable;
    }

    /** A read cannot use a segment of unwritten data; a write that joins others must have room, or be their next. */
    private static boolean canWorkOn(Segment segment, DriveRequest request) {
        if (request.read) {
            return !segment.state.unwritten();
        }
        DriveRequest owner = segment.writer(request);
        return owner == request
                || request.end - owner.mediaPointer <= segment.size
                || owner.mediaPointer == request.first;
    }

    private void beginRead(DriveRequest request, boolean mayCheckBus) {
        Segment segment = requireNonNull(request.segment);
        if (segment.start > request.busPointer) {
            segment.restart(request.busPointer, State.CLEAN);
            putBackOthers(segment, request);
        }
        pool.raiseTargets(request, segment);
        segment.state = State.READING;
        segment.lastUsedByRead = true;
        boolean takenOver = active && medium.isBusy();
        background = segment.end >= request.end;
        if (background && !takenOver) {
            if (segment.end >= segment.mostEnd) {
                release(request);
            }
            boolean goOn = holder == request
                    && segment.end < segment.mostEnd
                    && buffer.readAhead().onIdleHit();
            if (!goOn) {
                checkBus(request, mayCheckBus);
                return;
            }
        }
        active = true;
        checkBus(request, mayCheckBus);
        if (takenOver) {
            return;
        }
        if (background && leavesReach(medium, segment.end)) {
            release(request);
            return;
        }
        start(request, segment.end, request.end, background ? Latitude.IN_ORDER : latitude(request), 0);
        if (background) {
            offerArm();
        }
    }

    /** The data of other reads that share a segment is gone, so that they need the arm once more. */
    private void putBackOthers(Segment segment, DriveRequest reader) {
        for (int i = 0; i < segment.attached.size(); i++) {
            DriveRequest other = segment.attached.get(i);
            if (other != reader && other.read && !other.completionSent && other.takenFromQueue) {
                queue.putBack(other);
            }
        }
    }

    private void beginWrite(DriveRequest request, boolean mayCheckBus) {
        Segment segment = requireNonNull(request.segment);
        segment.state = State.WRITING;
        segment.lastUsedByRead = false;
        background = request.acknowledged;
        active = true;
        checkBus(request, mayCheckBus);
        boolean follows = request.match == Match.APPEND
                && request.first == writtenTo
                && writtenNanos == medium.nowNanos()
                && writtenPicos == medium.nowPicos();
        start(request, request.mediaPointer, request.end, latitude(request), follows ? 0 : times.minimumWriteSeekPicos);
    }

    private void checkBus(DriveRequest request, boolean mayCheckBus) {
        if (mayCheckBus) {
            client.checkBus(request);
        }
    }

    private void start(DriveRequest request, long block, long to, Latitude latitude, long leastSeekPicos) {
        Moment now = medium.now();
        start.set(now);
        if (compat.contains(HddCompat.ADDED_STOP_WAIT)) {
            clock.await(start, now, request.mediaReady);
            clock.await(start, now, stop);
        } else {
            clock.await(start, now, request.mediaReady.isAfter(stop) ? request.mediaReady : stop);
        }
        begin(medium, request, block, to, latitude, start, leastSeekPicos);
    }

    /** Lets a request's access begin; incomplete blocks are read first unless the buffer holds the rest of them. */
    void begin(
            Medium on,
            DriveRequest request,
            long block,
            long to,
            Latitude latitude,
            Moment start,
            long leastSeekPicos) {
        if (request.hasIncompleteBlocks() && request.mediaPointer == request.first && !request.restBuffered) {
            on.startWithPreread(request.incompleteStart(), request.incompleteEnd(), start, leastSeekPicos);
        } else {
            on.start(block, to, !request.read, latitude, start, leastSeekPicos);
        }
    }

    /** What the access of a request for its own blocks may do. */
    Latitude latitude(DriveRequest request) {
        return request.read ? readLatitude : writeLatitude;
    }

    /** Whether read-ahead must not go on to a block from the track that the heads are on. */
    boolean leavesReach(Medium on, long block) {
        Reach reach = buffer.readAhead().until();
        return reach == Reach.END_OF_CYLINDER && on.leavesTrack(block, true)
                || reach == Reach.END_OF_TRACK && on.leavesTrack(block, false);
    }

    /** Lets the scheduler's next choice try to replace read-ahead. */
    void offerArm() {
        DriveRequest next = queue.next();
        if (next != null && next != holder) {
            activate(next, true);
        }
    }

    /** The holder's work on the medium has ended; it gives the arm up unless the bus protocol ties it to the request. */
    void release(DriveRequest held) {
        active = false;
        if (!held.acknowledged && !armMayLeave(held)) {
            return;
        }
        holder = null;
        Segment segment = requireNonNull(held.segment);
        DriveRequest successor = null;
        if (held.read) {
            segment.state = State.CLEAN;
            segment.doomed = !held.acknowledged && compat.contains(HddCompat.PRESEEK_LOSES_DATA);
        } else {
            successor = settle(held, segment);
        }
        if (held.acknowledged) {
            letGo(held, segment);
        }
        assign(successor, true);
    }

    /** The segment's state after a write; returns the write that is to follow at once. */
    private @Nullable DriveRequest settle(DriveRequest held, Segment segment) {
        if (segment.hasUnwrittenBesides(held)) {
            segment.state = State.DIRTY;
            return buffer.writeReporting() == WriteReporting.IN_BUFFER_APPENDS_FIRST ? appendedTo(held, segment) : null;
        }
        boolean others = segment.attached.size() > 1;
        if (others || buffer.caching() && buffer.readHitsOnWrites()) {
            segment.state = State.CLEAN;
        } else if (held.acknowledged) {
            segment.empty();
        } else {
            segment.state = State.CLEAN;
        }
        return null;
    }

    private static @Nullable DriveRequest appendedTo(DriveRequest held, Segment segment) {
        for (int i = 0; i < segment.attached.size(); i++) {
            DriveRequest other = segment.attached.get(i);
            if (!other.read && other.first == held.end) {
                return other;
            }
        }
        return null;
    }

    /** The host has the completion; what the arm still does for the request, it does on the drive's own account. */
    void acknowledged(DriveRequest request) {
        Segment segment = request.segment;
        boolean done = request.read || request.mediaPointer >= request.end;
        if (holder == request) {
            if (!done) {
                background = true;
            } else if (!active) {
                release(request);
            } else if (request.read) {
                offerArm();
            }
        } else if (done && segment != null && request.attached) {
            if (!request.read && !buffer.readHitsOnWrites() && segment.attached.size() == 1) {
                segment.empty();
            }
            letGo(request, segment);
        } else if (done) {
            client.forget(request);
        }
        assign(null, true);
    }

    @Override
    public boolean accepts(long block) {
        DriveRequest held = requireNonNull(holder);
        return held.read && !buffer.readDirectly() || pool.accepts(requireNonNull(held.segment), held, block);
    }

    @Override
    public boolean acceptedAfterwards(long block) {
        DriveRequest held = requireNonNull(holder);
        return !held.read || pool.accepts(requireNonNull(held.segment), held, block);
    }

    @Override
    public long pointer() {
        DriveRequest held = requireNonNull(holder);
        return held.read ? requireNonNull(held.segment).end : held.mediaPointer;
    }

    @Override
    public void transferred(long newPointer) {
        DriveRequest held = requireNonNull(holder);
        Segment segment = requireNonNull(held.segment);
        if (!held.read) {
            held.mediaPointer = newPointer;
        } else if (newPointer >= segment.end) {
            segment.extend(newPointer);
        } else if (segment.start == segment.end) {
            segment.start = newPointer;
            segment.end = newPointer;
        }
    }

    @Override
    public void positioned(long seekPicos, long waitPicos, int cylinders, Place place) {
        long held = (medium.nowNanos() - heldNanos) * 1000 + medium.nowPicos() - heldPicos;
        client.moved(requireNonNull(holder), background, Math.min(seekPicos, held), waitPicos, cylinders, place);
    }

    @Override
    public void passing(long picos, boolean transferring) {
        client.passing(requireNonNull(holder), background, picos, transferring);
    }

    @Override
    public boolean sectorPassed() {
        DriveRequest held = requireNonNull(holder);
        Segment segment = requireNonNull(held.segment);
        client.accountMoves(segment);
        client.resumeParked();
        if (holder != held) {
            return false;
        }
        return held.read ? readProgress(held, segment) : writeProgress(held, segment);
    }

    private boolean readProgress(DriveRequest held, Segment segment) {
        DriveRequest behind = segment.furthestBehind();
        if (behind != null && behind != held && segment.bus == BusUse.IDLE) {
            client.checkBus(behind);
            if (holder != held) {
                DriveRequest next = holder;
                return next != null && continues(next, segment) && readProgress(next, segment);
            }
        }
        if (!background) {
            boolean done = segment.end >= held.end;
            boolean enough = segment.end - held.busPointer >= held.watermark;
            if (segment.bus == BusUse.IDLE && (done || enough)) {
                client.checkBus(held);
            }
            if (!done) {
                return holder == held;
            }
            boolean must = segment.end < segment.leastEnd && !compat.contains(HddCompat.NO_READ_AHEAD_WHEN_QUEUED);
            boolean may = buffer.readAhead().enabled()
                    && segment.end < segment.mostEnd
                    && !queue.holdsOthersThan(held);
            if (!must && !may) {
                release(held);
                return false;
            }
            background = true;
            if (armMayLeave(held)) {
                offerArm();
            }
        } else if (segment.end >= segment.mostEnd) {
            release(held);
            return false;
        } else if (segment.end == segment.leastEnd) {
            offerArm();
        }
        return goesOnFor(segment);
    }

    /** Whether the access, perhaps for a new holder by now, goes on reading into the segment. */
    private boolean goesOnFor(Segment segment) {
        DriveRequest reader = holder;
        if (reader == null || !continues(reader, segment)) {
            return false;
        }
        if (background && leavesReach(medium, segment.end)) {
            release(reader);
            return false;
        }
        return true;
    }

    /** Whether a request that holds the arm by now has the access that stands at a sector boundary as its own. */
    private boolean continues(DriveRequest reader, Segment segment) {
        return reader.segment == segment && active && !medium.isPending();
    }

    private boolean writeProgress(DriveRequest held, Segment segment) {
        boolean done = held.mediaPointer >= held.end;
        if (background && compat.contains(HddCompat.APPENDS_WRITTEN_TWICE)) {
            done = held.mediaPointer == segment.end;
        }
        if (!background) {
            boolean wantsMore = segment.end - held.mediaPointer <= held.watermark && segment.end < held.end;
            if (segment.bus == BusUse.IDLE && (done || wantsMore)) {
                client.checkBus(held);
            }
        }
        if (!done) {
            return holder == held;
        }
        writtenTo = held.end;
        writtenNanos = medium.nowNanos();
        writtenPicos = medium.nowPicos();
        client.written(held);
        if (!held.completionSent && segment.bus == BusUse.IDLE) {
            client.checkBus(held);
        }
        release(held);
        return false;
    }
}
