package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.Set;
import org.spindle.disk.geometry.Place;
import org.spindle.disk.hdd.Segment.BusUse;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.HddCompat;

/**
 * What the sectors that pass under the head mean to the request that has the arm: what is transferred, when the bus can go
 * on, when the request has what it wanted, and when read-ahead has gone far enough.
 */
final class AccessProgress implements Medium.Client {

    private final Buffer buffer;
    private final Set<HddCompat> compat;
    private final AccessRules rules;
    private final DriveQueue queue;
    private final SegmentPool pool;
    private final Tenure tenure;
    private final ArmControl arm;
    private final ArmControl.Client client;

    /** Where and when the last write ended, to tell an append that follows at the very instant. */
    private long writtenTo = -1;

    private long writtenNanos = -1;
    private int writtenPicos;

    AccessProgress(
            Buffer buffer,
            Set<HddCompat> compat,
            AccessRules rules,
            DriveQueue queue,
            SegmentPool pool,
            Tenure tenure,
            ArmControl arm,
            ArmControl.Client client) {
        this.buffer = buffer;
        this.compat = compat;
        this.rules = rules;
        this.queue = queue;
        this.pool = pool;
        this.tenure = tenure;
        this.arm = arm;
        this.client = client;
    }

    /** Whether a write has ended at this very moment just before the block. */
    boolean hasJustWrittenTo(long block) {
        return block == writtenTo
                && writtenNanos == arm.medium().nowNanos()
                && writtenPicos == arm.medium().nowPicos();
    }

    @Override
    public boolean accepts(long block) {
        DriveRequest held = requireNonNull(tenure.holder);
        return held.read && !buffer.readDirectly() || pool.accepts(requireNonNull(held.segment), held, block);
    }

    @Override
    public boolean acceptedAfterwards(long block) {
        DriveRequest held = requireNonNull(tenure.holder);
        return !held.read || pool.accepts(requireNonNull(held.segment), held, block);
    }

    @Override
    public long pointer() {
        DriveRequest held = requireNonNull(tenure.holder);
        return held.pointer();
    }

    @Override
    public void transferred(long newPointer) {
        DriveRequest held = requireNonNull(tenure.holder);
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
        client.moved(
                requireNonNull(tenure.holder),
                tenure.background,
                tenure.share(seekPicos, arm.medium()),
                waitPicos,
                cylinders,
                place);
    }

    @Override
    public void passing(long picos, boolean transferring) {
        client.passing(requireNonNull(tenure.holder), tenure.background, picos, transferring);
    }

    @Override
    public boolean sectorPassed() {
        DriveRequest held = requireNonNull(tenure.holder);
        Segment segment = requireNonNull(held.segment);
        client.accountMoves(segment);
        client.resumeParked();
        if (tenure.holder != held) {
            return false;
        }
        return held.read ? readProgress(held, segment) : writeProgress(held, segment);
    }

    private boolean readProgress(DriveRequest held, Segment segment) {
        DriveRequest behind = segment.furthestBehind();
        if (behind != null && behind != held && segment.bus == BusUse.IDLE) {
            client.checkBus(behind);
            if (tenure.holder != held) {
                DriveRequest next = tenure.holder;
                return next != null && continues(next, segment) && readProgress(next, segment);
            }
        }
        if (!tenure.background) {
            boolean done = segment.end >= held.end;
            boolean enough = segment.end - held.busPointer >= held.watermark;
            if (segment.bus == BusUse.IDLE && (done || enough)) {
                client.checkBus(held);
            }
            if (!done) {
                return tenure.holder == held;
            }
            boolean must = segment.end < segment.leastEnd && !compat.contains(HddCompat.NO_READ_AHEAD_WHEN_QUEUED);
            boolean may = buffer.readAhead().enabled() && segment.end < segment.mostEnd && !queue.holdsOthersThan(held);
            if (!must && !may) {
                arm.release(held);
                return false;
            }
            tenure.background = true;
            if (arm.mayLeave(held)) {
                arm.offerArm();
            }
        } else if (segment.end >= segment.mostEnd) {
            arm.release(held);
            return false;
        } else if (segment.end == segment.leastEnd) {
            arm.offerArm();
        }
        return goesOnFor(segment);
    }

    /** Whether the access, perhaps for a new holder by now, goes on reading into the segment. */
    private boolean goesOnFor(Segment segment) {
        DriveRequest reader = tenure.holder;
        if (reader == null || !continues(reader, segment)) {
            return false;
        }
        if (tenure.background && rules.leavesReach(arm.medium(), segment.end)) {
            arm.release(reader);
            return false;
        }
        return true;
    }

    /** Whether a request that holds the arm by now has the access that stands at a sector boundary as its own. */
    private boolean continues(DriveRequest reader, Segment segment) {
        return reader.segment == segment && tenure.active && !arm.medium().isPending();
    }

    private boolean writeProgress(DriveRequest held, Segment segment) {
        boolean done = held.mediaPointer >= held.end;
        if (tenure.background && compat.contains(HddCompat.APPENDS_WRITTEN_TWICE)) {
            done = held.mediaPointer == segment.end;
        }
        if (!tenure.background) {
            boolean wantsMore = segment.end - held.mediaPointer <= held.watermark && segment.end < held.end;
            if (segment.bus == BusUse.IDLE && (done || wantsMore)) {
                client.checkBus(held);
            }
        }
        if (!done) {
            return tenure.holder == held;
        }
        writtenTo = held.end;
        writtenNanos = arm.medium().nowNanos();
        writtenPicos = arm.medium().nowPicos();
        client.written(held);
        if (!held.completionSent && segment.bus == BusUse.IDLE) {
            client.checkBus(held);
        }
        arm.release(held);
        return false;
    }
}
