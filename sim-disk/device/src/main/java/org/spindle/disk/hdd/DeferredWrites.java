package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.Component;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/**
 * Writes whose data waits in the buffer, out of the drive's queue, until a write-back policy has the drive write it. The data of
 * consecutive writes in a segment waits and is destaged together; it does not wait, whatever the policy, when
 *
 * <ul>
 *   <li>a flush demands all data on the medium;
 *   <li>a write with forced unit access demands it of its own data;
 *   <li>another request has no segment, and none will become free otherwise;
 *   <li>another request conflicts with the data: it writes some of it and blocks beyond, or reads some of it and cannot be served from
 *       the segment alone at its arrival.
 * </ul>
 *
 * <p>A write of blocks that all wait replaces their data and needs no access of its own. A discard of all data that waits in a segment
 * drops it.
 */
final class DeferredWrites implements EventHandler {

    private final SegmentPool pool;
    private final DriveQueue queue;
    private final UnwrittenData unwritten;
    private final DriveClock clock;
    private final Medium medium;
    private final DriveObserver observer;
    private final WaitingSegments waiting;
    private @Nullable WriteBackPolicy policy;
    private @Nullable ArmDispatcher dispatcher;

    /** Segments whose data waits no longer and whose writes are not in the queue yet. */
    private final List<Segment> due = new ArrayList<>();

    /** The latest flush: writes that arrived before it do not wait any more. */
    private long flushed = -1;

    private boolean isScheduled;
    private int destagesInProgress;

    private final DeferralMetrics metrics;

    private DeferredWrites(
            SegmentPool pool,
            DriveQueue queue,
            UnwrittenData unwritten,
            Medium medium,
            DriveClock clock,
            DriveObserver observer,
            Metrics metrics) {
        this.pool = pool;
        this.queue = queue;
        this.unwritten = unwritten;
        this.clock = clock;
        this.medium = medium;
        this.observer = observer;
        waiting = new WaitingSegments(pool.mostUnwritten());
        this.metrics = new DeferralMetrics(metrics);
    }

    /** Makes the write-back policy of a drive; null if it has none. */
    static @Nullable DeferredWrites of(
            HddConfig config,
            SegmentPool pool,
            DriveQueue queue,
            UnwrittenData unwritten,
            Medium medium,
            DriveClock clock,
            DriveObserver observer,
            DeviceContext context) {
        Component type = config.buffer().writeBack();
        if (type == null) {
            return null;
        }
        DeferredWrites writes = new DeferredWrites(pool, queue, unwritten, medium, clock, observer, context.metrics());
        long segmentBytes = config.buffer().segmentSize().bytes();
        writes.policy = context.parts()
                .make(
                        WriteBackFactory.KIND,
                        type,
                        new WriteBackSurroundings(writes, writes.waiting, segmentBytes, context));
        queue.whenEmpty(() -> writes.policy().idle(0));
        return writes;
    }

    private WriteBackPolicy policy() {
        return requireNonNull(policy);
    }

    /** Sets the component that gives the arm to writes that wait no longer; called once, before the first request. */
    void connect(ArmDispatcher toBegin) {
        dispatcher = toBegin;
    }

    /**
     * Chooses a segment for a write that has arrived, and lets its data wait there if all of it has room. Returns false if the write
     * enters the queue at once.
     *
     * @param isBusFree whether its data can follow the command
     */
    boolean defer(DriveRequest write, boolean isBusFree) {
        Segment same = isBusFree && !write.isForced() ? waitingWith(write) : null;
        if (same != null) {
            write.replaceWaiting();
            write.segment = same;
            write.match = Match.WHOLE;
            same.deferral.overwrites++;
            metrics.absorbed();
            return true;
        }
        pool.choose(write, ReadAheadPreemption.NEVER);
        Segment segment = write.segment;
        if (segment == null || !isBusFree || !mayWait(write, segment)) {
            require(write);
            return false;
        }
        letWait(write, segment);
        return true;
    }

    /**
     * Lets a write that has waited for a segment, and returns to the bus with one, wait there for the policy instead of the arm.
     * Returns false if the arm has to work for it.
     */
    boolean admit(DriveRequest write) {
        Segment segment = write.segment;
        boolean isNew = !write.read && write.inQueue && !write.takenFromQueue && write.busPointer == write.first;
        if (!isNew || write.sequence < flushed || segment == null || !mayWait(write, segment)) {
            return false;
        }
        letWait(write, segment);
        queue.withdraw(write);
        return true;
    }

    private void letWait(DriveRequest write, Segment segment) {
        if (!segment.deferral.waits()) {
            waiting.add(segment);
            metrics.segmentWaits();
        }
        write.defer();
        metrics.deferred();
    }

    /** Returns the segment that holds all blocks of a write while they wait; null if there is none. */
    private @Nullable Segment waitingWith(DriveRequest write) {
        for (int line = 0; line < waiting.lines(); line++) {
            Segment segment = waiting.segment(line);
            if (segment != null && write.first >= segment.start && write.end <= segment.end) {
                return segment;
            }
        }
        return null;
    }

    /** A write that joins data that is being written follows it at once. */
    private static boolean mayWait(DriveRequest write, Segment segment) {
        if (write.isForced()) {
            return false;
        }
        if (write.match == Match.NONE) {
            return write.blocks() <= segment.size;
        }
        return segment.deferral.waits() && segment.room(write) >= write.blocks();
    }

    /** Notes that a request of the host has entered the queue. */
    void hostBegins() {
        policy().hostBegins(0);
    }

    /** Notes that a write uses a segment: if it came from the queue, the data there waits no longer. */
    void joined(DriveRequest write, Segment segment) {
        if (segment.deferral.waits() && !write.waits() && !write.replacesWaiting()) {
            release(segment, null);
        }
    }

    /** Notes that a write is complete for the host, and its data in the buffer. */
    void completed(DriveRequest write) {
        Segment segment = write.segment;
        if ((write.waits() || write.replacesWaiting()) && segment != null && segment.deferral.waits()) {
            int line = segment.deferral.line;
            waiting.dirtied(line);
            policy().dirtied(0, line);
        }
    }

    /** Notes that the host knows of the completion of a request. */
    void acknowledged(DriveRequest request) {
        if (request.replacesWaiting()) {
            Segment segment = requireNonNull(request.segment);
            segment.deferral.overwrites--;
            schedule();
        }
    }

    /** Notes that a write is on the medium. */
    void written(DriveRequest write) {
        if (write.hasWaited()) {
            Deferral deferral = requireNonNull(write.segment).deferral;
            deferral.destages--;
            if (deferral.destages == 0) {
                destagesInProgress--;
                policy().writeOutEnded(0);
            }
        }
    }

    /** Makes all data wait no longer that a flush demands. */
    void flush(DriveRequest flush) {
        flushed = flush.sequence;
        for (int line = 0; line < waiting.lines(); line++) {
            Segment segment = waiting.segment(line);
            if (segment != null) {
                release(segment, null);
            }
        }
    }

    /** Drops the data that waits in segments of which a discard covers all blocks. */
    void discard(DriveRequest discard) {
        long from = discard.leadingSectors > 0 ? discard.first + 1 : discard.first;
        long to = discard.trailingSectors > 0 ? discard.end - 1 : discard.end;
        for (int line = 0; line < waiting.lines(); line++) {
            Segment segment = waiting.segment(line);
            if (segment != null
                    && from <= segment.start
                    && segment.end <= to
                    && segment.isAcknowledged()
                    && segment.deferral.overwrites == 0) {
                drop(segment);
            }
        }
    }

    private void drop(Segment segment) {
        int line = segment.deferral.line;
        waiting.remove(segment);
        metrics.segmentWaitsNoLonger();
        while (!segment.attached.isEmpty()) {
            DriveRequest write = segment.lastAttached();
            unwritten.written(write);
            segment.detach(write);
            observer.forgotten(write);
            metrics.dropped();
        }
        segment.dropUnwritten();
        policy().cleaned(0, line);
    }

    /**
     * Ends the wait of data because of which a request cannot be served: data that it conflicts with, or if it has no segment, the
     * data that has waited for the longest time.
     */
    void require(DriveRequest request) {
        Segment own = request.segment;
        if (own != null) {
            boolean isServed = request.attached && request.match == Match.WHOLE;
            if (own.deferral.waits() && !isServed) {
                release(own, null);
            }
            return;
        }
        boolean isConflict = request.match == Match.COLLISION;
        for (int line = 0; line < waiting.lines() && isConflict; line++) {
            Segment segment = waiting.segment(line);
            if (segment != null && segment.overlapsUnwritten(request)) {
                release(segment, null);
            }
        }
        Segment first = isConflict || destagesInProgress > 0 ? null : waiting.first();
        if (first != null && (!request.read || pool.isAllUnwritten())) {
            release(first, null);
        }
    }

    /** Lets the data of a line wait no longer; false if none waits there. */
    boolean writeOut(int line, boolean isUrgent) {
        Segment segment = waiting.segment(line);
        if (segment == null) {
            return false;
        }
        release(segment, isUrgent ? Criticality.CRITICAL : Criticality.NONCRITICAL);
        return true;
    }

    /** @param urgency that the policy gives the writes; null if another request needs them written, as urgent as the host has sent them */
    private void release(Segment segment, @Nullable Criticality urgency) {
        int line = segment.deferral.line;
        boolean wasDirty = waiting.remove(segment);
        metrics.segmentWaitsNoLonger();
        for (int i = 0; i < segment.attached.size(); i++) {
            DriveRequest write = segment.attached.get(i);
            if (write.waits()) {
                segment.deferral.destages++;
                if (urgency != null) {
                    write.image.criticality(urgency, Request.NONE);
                }
            }
        }
        metrics.destaged(urgency == null);
        destagesInProgress++;
        due.add(segment);
        schedule();
        if (wasDirty) {
            policy().cleaned(0, line);
        }
    }

    /** The arm begins in an event of its own, because a release can be decided while the queue chooses a request. */
    private void schedule() {
        if (!isScheduled && !due.isEmpty()) {
            isScheduled = true;
            clock.schedule(clock.now(), this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        isScheduled = false;
        medium.catchUp();
        for (int i = 0; i < due.size(); ) {
            if (due.get(i).deferral.overwrites == 0) {
                enter(due.remove(i));
            } else {
                i++;
            }
        }
        requireNonNull(dispatcher).offerDestages();
        medium.reschedule();
    }

    private void enter(Segment segment) {
        policy().writeOutBegins(0);
        for (int i = 0; i < segment.attached.size(); i++) {
            DriveRequest write = segment.attached.get(i);
            if (write.waits()) {
                unwritten.release(write);
                queue.enter(write);
            }
        }
    }

    boolean isIdle() {
        return queue.isEmpty();
    }

    /** Returns the number of segments whose data waits no longer and is not on the medium. */
    int destagesInProgress() {
        return destagesInProgress;
    }
}
