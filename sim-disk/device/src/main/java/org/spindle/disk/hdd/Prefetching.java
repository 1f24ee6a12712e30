package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.Component;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * A prefetch policy as the drive's read-ahead. The policy is notified of each request once: of a read when the arm begins to work for
 * it, of a read that needs no arm and of a write at its completion. If the range that it asks for then adjoins what the arm is about
 * to read, the arm continues to that range without a gap; otherwise the drive queues a read of its own.
 */
final class Prefetching {

    private final PrefetchPolicy policy;
    private final SegmentPool pool;
    private final DriveQueue queue;
    private final DriveRequestPool requests;
    private final DriveClock clock;
    private final int blockSectors;
    private final long blocks;
    private final long most;
    private final long step;
    private final Request own = new Request();
    private final Counter ranges;
    private final Counter reads;
    private final Counter cut;
    private int ownReads;

    /** The range that the policy has asked for last, in blocks, and the end of the part that no other request interrupts. */
    private long from;

    private long committed;
    private long to;

    private Prefetching(
            HddConfig config,
            PrefetchPolicy policy,
            SegmentPool pool,
            DriveQueue queue,
            DriveRequestPool requests,
            DriveClock clock,
            long blocks,
            DeviceContext context) {
        this.policy = policy;
        this.pool = pool;
        this.queue = queue;
        this.requests = requests;
        this.clock = clock;
        this.blocks = blocks;
        blockSectors = config.sectorsPerBlock();
        most = config.buffer().segmentSize().bytes() / config.sectorSize().bytes();
        step = Math.max(1, up(policy.step()));
        ranges = context.metrics().counter("prefetches", "requests", "Ranges that the prefetch policy has asked for");
        reads = context.metrics()
                .counter(
                        "prefetch-reads",
                        "requests",
                        "Of these, ranges apart from the request, for which the arm moves");
        cut = context.metrics()
                .counter("prefetches-cut", "requests", "Of these, ranges for which the drive had no time, or no room");
    }

    /**
     * Makes the policy of a drive.
     *
     * @throws IllegalArgumentException if a drive cannot follow it
     */
    static @Nullable Prefetching of(
            HddConfig config,
            SegmentPool pool,
            DriveQueue queue,
            DriveRequestPool requests,
            DriveClock clock,
            long blocks,
            DeviceContext context) {
        Component component = config.buffer().prefetch();
        if (component == null) {
            return null;
        }
        PrefetchPolicy policy = context.parts()
                .make(PrefetchFactory.KIND, component, new PrefetchSurroundings(config, blocks, context));
        if (policy.fetchUnit() > 0) {
            throw new IllegalArgumentException("buffer.prefetch: the type '" + component.type()
                    + "' fetches units of the storage, which a drive's segments do not follow; choose another type,"
                    + " or a cache over the drive");
        }
        return new Prefetching(config, policy, pool, queue, requests, clock, blocks, context);
    }

    /**
     * Decides what the arm, which begins to work for a read, reads after it.
     *
     * @param isContinued whether the arm reads already, for another request
     */
    void armBegins(DriveRequest request, Segment segment, boolean isContinued) {
        if (request.prefetchDecided || request.isOwn()) {
            return;
        }
        long end = Math.max(request.end, segment.end);
        ask(request, segment.end >= request.end);
        boolean isAdjacent = from < to && from <= end && to > end && !segment.discarded;
        long needed = isContinued ? Math.max(segment.leastEnd, segment.mostEnd) : 0;
        for (int i = 0; i < segment.attached.size(); i++) {
            needed = Math.max(needed, segment.attached.get(i).end);
        }
        segment.leastEnd = isContinued ? segment.leastEnd : Math.min(needed, blocks);
        segment.mostEnd = Math.min(Math.max(needed, segment.end), blocks);
        request.readsAhead = isAdjacent;
        if (isAdjacent) {
            segment.leastEnd = Math.max(segment.leastEnd, committed);
            segment.mostEnd = Math.max(segment.mostEnd, to);
        } else {
            readLater(request);
        }
    }

    /** Handles the completion of a request: the policy may not know it yet, and ranges apart from requests follow them. */
    void completed(DriveRequest request) {
        if (!request.prefetchDecided) {
            ask(request, request.read || request.wasHeld);
            readLater(request);
        }
        readApart(request);
    }

    private void readLater(DriveRequest request) {
        request.apartFrom = from;
        request.apartCommitted = committed;
        request.apartTo = to;
    }

    /** Notes the arrival of a request. */
    void arrived(DriveRequest request) {
        request.wasHeld = !request.read && pool.holdsAll(request.first, request.end);
    }

    private void ask(DriveRequest request, boolean isHit) {
        request.prefetchDecided = true;
        Request image = request.image;
        policy.accessed(0, image.sector(), image.sectors(), !request.read, isHit);
        long first = Math.max(0, policy.aheadFrom(0));
        long end = Math.min(policy.aheadTo(0), blocks * blockSectors);
        from = first / blockSectors;
        to = end <= first ? from : Math.min(up(end), from + most);
        long sectors = Math.min(policy.committed(0), Math.max(0, end - first));
        committed = sectors <= 0 ? from : Math.min(to, up(first + sectors));
        ranges.add(from < to ? 1 : 0);
    }

    private long up(long sectors) {
        return (sectors + blockSectors - 1) / blockSectors;
    }

    /** Queues a read of what the buffer lacks of the range. What may be interrupted is read only if the drive has no other request. */
    private void readApart(DriveRequest cause) {
        if (cause.apartFrom >= cause.apartTo) {
            return;
        }
        long begin = pool.heldTo(cause.apartFrom, cause.apartTo);
        long limit = pool.heldFrom(begin, cause.apartTo);
        if (begin >= limit) {
            return;
        }
        boolean isCommitted = cause.apartCommitted > begin;
        boolean mayBegin = isCommitted || !queue.holdsOthersThan(cause);
        if (!mayBegin || ownReads >= policy.rangesAtOnce()) {
            cut.add(1);
            return;
        }
        long first = begin > 0 && pool.endsAt(begin) ? begin - 1 : begin;
        long end = Math.min(limit, isCommitted ? cause.apartCommitted : begin + step);
        own.reset(
                Request.NONE, cause.image.device(), Operation.READ, first * blockSectors, (end - first) * blockSectors);
        own.arrived(cause.image.arrived());
        DriveRequest read = requests.take(own);
        read.becomeOwn(limit);
        clock.present(read.mediaReady);
        ownReads++;
        reads.add(1);
        queue.enter(read);
    }

    /** Raises the limits of a segment to those of a read of the drive's own. */
    static void raise(DriveRequest ownRead, Segment segment) {
        segment.leastEnd = Math.max(segment.leastEnd, ownRead.end);
        segment.mostEnd = Math.max(segment.mostEnd, ownRead.farthest());
    }

    /** Commits the arm to the next piece of what may be interrupted, if no other request waits. */
    void nextPiece(DriveRequest owner, Segment segment) {
        if (!queue.holdsOthersThan(owner)) {
            segment.leastEnd = Math.min(segment.mostEnd, segment.end + step);
        }
    }

    /** Handles the end of a read of the drive's own. */
    void ended() {
        ownReads--;
    }
}
