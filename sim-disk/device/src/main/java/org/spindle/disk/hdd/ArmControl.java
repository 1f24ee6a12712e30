package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Place;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.Medium.Latitude;
import org.spindle.disk.hdd.Segment.State;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.WriteReporting;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.scheduler.Eligibility;

/**
 * Who gets the arm. One request at a time holds it; a completed read may keep it for read-ahead, and a reported write for
 * its work on the medium. Another request gets it by waiting for its release, by stopping read-ahead, or by taking over
 * read-ahead of just what it wants: whether it may is said by {@link Yielding}. What the holder's access comes to is said
 * by {@link AccessProgress}.
 */
final class ArmControl {

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
    private final Set<HddCompat> compat;
    private final DriveQueue queue;
    private final SegmentPool pool;
    private final CommandTimes times;
    private final Client client;
    private final DriveClock clock;
    private final Medium medium;
    private final Eligibility eligible = image -> isEligible(DriveRequest.of(image));
    private final Tenure tenure = new Tenure();
    private final AccessRules rules;
    private final AccessProgress progress;
    private final Yielding yielding;
    private final Moment start = new Moment();

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
        rules = new AccessRules(buffer, compat);
        progress = new AccessProgress(buffer, compat, rules, queue, pool, tenure, this, client);
        medium = mediumFor.apply(progress);
        yielding = new Yielding(buffer, config.bus().preseek(), queue, tenure, medium, client);
        queue.whenToAskAgain(() -> assign(null, true));
    }

    boolean isHolder(DriveRequest request) {
        return tenure.holder == request;
    }

    boolean isActive() {
        return tenure.active;
    }

    @Nullable
    DriveRequest holder() {
        return tenure.holder;
    }

    Medium medium() {
        return medium;
    }

    Moment stop() {
        return yielding.stop();
    }

    /** One past the last block that the holder of the arm wants for itself; 0 if it has them all. */
    long ownEnd(DriveRequest held) {
        return held.read && tenure.background ? 0 : held.end;
    }

    /** One past the last block to which the holder keeps the arm from others. */
    long mustReach(DriveRequest held) {
        return held.read ? Math.max(ownEnd(held), requireNonNull(held.segment).leastEnd) : held.end;
    }

    /** One past the last block that the arm may reach for its holder. */
    long mayReach(DriveRequest held) {
        return held.read ? Math.max(ownEnd(held), requireNonNull(held.segment).mostEnd) : held.end;
    }

    /** Lets the access of a request begin on a medium as the drive's settings want it. */
    void begin(
            Medium on, DriveRequest request, long block, long to, Latitude latitude, Moment at, long leastSeekPicos) {
        rules.begin(on, request, block, to, latitude, at, leastSeekPicos);
    }

    /** What the access of a request for its own blocks may do. */
    Latitude latitude(DriveRequest request) {
        return rules.latitude(request);
    }

    /** Whether read-ahead must not go on to a block from the track that the heads are on. */
    boolean leavesReach(Medium on, long block) {
        return rules.leavesReach(on, block);
    }

    /** The next block that the holder's access waits for. */
    long pointer() {
        return requireNonNull(tenure.holder).pointer();
    }

    /** Whether the holder can make room for a request now; see {@link Yielding#to}. */
    boolean givesWay(DriveRequest request, @Nullable Segment wanted) {
        return yielding.to(request, wanted);
    }

    /** Whether the bus protocol lets the arm leave a request whose work on the medium has ended. */
    boolean mayLeave(DriveRequest held) {
        return yielding.mayLeave(held);
    }

    /** Chooses a segment for a request, as far as what the arm reads ahead would make way for it. */
    void choose(DriveRequest request) {
        pool.choose(request, yielding);
    }

    /** Gives the request, or whoever is next in its stead, as much of segment and arm as there is to be had. */
    void activate(DriveRequest request, boolean mayCheckBus) {
        DriveRequest other = tenure.holder;
        if (other != null && other != request && mayDisturb(request) && yielding.to(request, request.segment)) {
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
            if (tenure.holder != null && tenure.holder != request) {
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
            boolean elsewhere = tenure.holder == null || tenure.holder == request || tenure.holder.segment != segment;
            pool.own(request, elsewhere);
        }
    }

    private void stop(DriveRequest held) {
        if (medium.isPending()) {
            client.cutShort(held, tenure.background, medium.nowNanos(), medium.nowPicos());
            medium.cancel();
        }
        tenure.active = false;
        Segment segment = requireNonNull(held.segment);
        segment.state = State.CLEAN;
        tenure.holder = null;
        if (held.acknowledged) {
            letGo(held, segment);
        }
    }

    /** The access goes on, but for another request. */
    private void handOver(DriveRequest held) {
        if (medium.isSeeking()) {
            client.cutShort(held, tenure.background, medium.nowNanos(), medium.nowPicos());
        }
        tenure.holder = null;
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
        if (tenure.holder != null) {
            return;
        }
        DriveRequest next = preferred != null && isEligible(preferred) ? preferred : queue.next(eligible);
        if (next == null) {
            queue.idle();
            return;
        }
        tenure.begin(next, medium);
        next.hadArm = true;
        queue.take(next);
        if (!next.attached) {
            choose(next);
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
        choose(request);
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
        boolean takenOver = tenure.active && medium.isBusy();
        tenure.background = segment.end >= request.end;
        if (tenure.background && !takenOver) {
            if (segment.end >= segment.mostEnd) {
                release(request);
            }
            boolean goOn = tenure.holder == request
                    && segment.end < segment.mostEnd
                    && buffer.readAhead().onIdleHit();
            if (!goOn) {
                checkBus(request, mayCheckBus);
                return;
            }
        }
        tenure.active = true;
        checkBus(request, mayCheckBus);
        if (takenOver) {
            return;
        }
        if (tenure.background && rules.leavesReach(medium, segment.end)) {
            release(request);
            return;
        }
        start(request, segment.end, request.end, tenure.background ? Latitude.IN_ORDER : rules.latitude(request), 0);
        if (tenure.background) {
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
        tenure.background = request.acknowledged;
        tenure.active = true;
        checkBus(request, mayCheckBus);
        boolean follows = request.match == Match.APPEND && progress.hasJustWrittenTo(request.first);
        start(
                request,
                request.mediaPointer,
                request.end,
                rules.latitude(request),
                follows ? 0 : times.minimumWriteSeekPicos);
    }

    private void checkBus(DriveRequest request, boolean mayCheckBus) {
        if (mayCheckBus) {
            client.checkBus(request);
        }
    }

    private void start(DriveRequest request, long block, long to, Latitude latitude, long leastSeekPicos) {
        Moment now = medium.now();
        Moment stop = yielding.stop();
        start.set(now);
        if (compat.contains(HddCompat.ADDED_STOP_WAIT)) {
            clock.await(start, now, request.mediaReady);
            clock.await(start, now, stop);
        } else {
            clock.await(start, now, request.mediaReady.isAfter(stop) ? request.mediaReady : stop);
        }
        rules.begin(medium, request, block, to, latitude, start, leastSeekPicos);
    }

    /** Lets the scheduler's next choice try to replace read-ahead. */
    void offerArm() {
        DriveRequest next = queue.next();
        if (next != null && next != tenure.holder) {
            activate(next, true);
        }
    }

    /** The holder's work on the medium has ended; it gives the arm up unless the bus protocol ties it to the request. */
    void release(DriveRequest held) {
        tenure.active = false;
        if (!held.acknowledged && !mayLeave(held)) {
            return;
        }
        tenure.holder = null;
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
        if (tenure.holder == request) {
            if (!done) {
                tenure.background = true;
            } else if (!tenure.active) {
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
}
