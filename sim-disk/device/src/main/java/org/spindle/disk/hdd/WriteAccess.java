package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.spindle.disk.hdd.DriveRequest.Match;
import org.spindle.disk.hdd.Segment.BusUse;
import org.spindle.disk.hdd.Segment.State;
import org.spindle.disk.hdd.spec.HddCompat;

/** The arm's work for writes, before and after their completion. */
final class WriteAccess {

    private final boolean writesAppendsTwice;
    private final AccessRules rules;
    private final CommandTimes times;
    private final Arm arm;
    private final MediumEvent event;
    private final AccessStart start;
    private final ArmDispatcher dispatcher;
    private final BlockTransfer transfer;
    private final DataPhases bus;
    private final SegmentPool pool;

    /** Whether the arm may have read old data after the write was attached to its segment. */
    private final boolean dropsStale;

    /** Position and time of the end of the last write: an append at that moment continues it without a seek. */
    private long lastEnd = -1;

    private final Moment lastEndTime = new Moment();

    WriteAccess(DriveParts drive, AccessStart start, BlockTransfer transfer, DataPhases bus) {
        writesAppendsTwice = drive.compat().contains(HddCompat.APPENDS_WRITTEN_TWICE);
        rules = drive.rules();
        times = drive.times();
        arm = drive.arm();
        event = drive.medium().event();
        this.start = start;
        dispatcher = drive.dispatcher();
        this.transfer = transfer;
        this.bus = bus;
        pool = drive.segments();
        dropsStale = drive.prefetching() != null || drive.deferred() != null;
    }

    /** Begins the access of a request to which the arm has been assigned. */
    void begin(Access access, DriveRequest request, boolean mayCheckBus) {
        Segment segment = requireNonNull(request.segment);
        if (dropsStale) {
            pool.dropStale(request);
        }
        segment.write();
        if (request.acknowledged()) {
            arm.writeBehind();
        } else {
            arm.write();
        }
        if (mayCheckBus) {
            bus.check(request);
        }
        boolean follows = request.match == Match.APPEND && hasJustWrittenTo(request.first);
        start.start(
                access, request, request.mediaPointer, rules.order(request), follows ? 0 : times.minimumWriteSeekPicos);
    }

    private boolean hasJustWrittenTo(long block) {
        Moment now = event.now();
        return block == lastEnd && now.nanos == lastEndTime.nanos && now.picos == lastEndTime.picos;
    }

    /**
     * Returns the block before which {@link #sectorPassed} would only return true, if the owner is the only user of the
     * segment: the end of the request or of the data in the segment, or where the write needs more data.
     */
    long attentionAt(DriveRequest owner, Segment segment) {
        if (segment.state() != State.WRITING || !arm.isWorking()) {
            return 0;
        }
        if (segment.end < owner.end) {
            return arm.isWritingBehind() ? 0 : incompleteAttentionAt(owner, segment);
        }
        return writesAppendsTwice && arm.isWritingBehind() ? segment.end : owner.end;
    }

    private long incompleteAttentionAt(DriveRequest owner, Segment segment) {
        if (transfer.isOf(segment)) {
            return segment.end > owner.mediaPointer + 1 ? transfer.endBlock() : 0;
        }
        return segment.bus() == BusUse.IDLE ? segment.end - owner.watermark : segment.end;
    }

    /** Handles a sector boundary; returns whether the access continues. */
    boolean sectorPassed(DriveRequest owner, Segment segment) {
        boolean done = owner.mediaPointer >= owner.end;
        if (!arm.isWritingBehind()) {
            boolean wantsMore = segment.end - owner.mediaPointer <= owner.watermark && segment.end < owner.end;
            if (segment.bus() == BusUse.IDLE && (done || wantsMore)) {
                bus.check(owner);
            }
        } else if (writesAppendsTwice) {
            done = owner.mediaPointer == segment.end;
        }
        if (!done) {
            return arm.isOwnedBy(owner);
        }
        lastEnd = owner.mediaPointer;
        lastEndTime.set(event.now());
        bus.written(owner);
        if (!owner.completionSent() && segment.bus() == BusUse.IDLE) {
            bus.check(owner);
        }
        dispatcher.release(owner);
        return false;
    }
}
