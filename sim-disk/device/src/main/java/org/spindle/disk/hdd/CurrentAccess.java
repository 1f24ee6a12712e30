package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.spindle.disk.geometry.PhysicalAddress;

/** The access of the request that owns the arm: moves its blocks between segment and medium, and reports to the observer. */
final class CurrentAccess implements Access {

    private final boolean readsDirectly;
    private final boolean followsSectors;
    private final SegmentPool pool;
    private final Arm arm;
    private final Medium medium;
    private final MediumEvent event;
    private final ReadAccess reads;
    private final WriteAccess writes;
    private final DataPhases bus;
    private final SectorContacts contacts;
    private final DriveObserver observer;

    /**
     * @param followsSectors whether each sector boundary has its event, even if only the next sector follows
     */
    CurrentAccess(
            DriveParts drive,
            boolean followsSectors,
            ReadAccess reads,
            WriteAccess writes,
            DataPhases bus,
            SectorContacts contacts) {
        readsDirectly = drive.buffer().readDirectly();
        this.followsSectors = followsSectors;
        pool = drive.segments();
        arm = drive.arm();
        medium = drive.medium();
        event = medium.event();
        this.reads = reads;
        this.writes = writes;
        this.bus = bus;
        this.contacts = contacts;
        observer = drive.observer();
    }

    /**
     * Begins the access of a request to which the arm has been assigned.
     *
     * @param mayCheckBus whether the request may take the bus at once
     */
    void begin(DriveRequest request, boolean mayCheckBus) {
        if (request.read) {
            reads.begin(this, request, mayCheckBus);
        } else {
            writes.begin(this, request, mayCheckBus);
        }
    }

    private DriveRequest owner() {
        return requireNonNull(arm.owner());
    }

    @Override
    public boolean accepts(long block) {
        DriveRequest owner = owner();
        return owner.read && !readsDirectly || pool.accepts(requireNonNull(owner.segment), owner, block);
    }

    @Override
    public boolean acceptsPassed(long block) {
        DriveRequest owner = owner();
        return !owner.read || pool.accepts(requireNonNull(owner.segment), owner, block);
    }

    @Override
    public long nextBlock() {
        return owner().nextBlock();
    }

    @Override
    public void transferred(long nextBlock) {
        DriveRequest owner = owner();
        Segment segment = requireNonNull(owner.segment);
        if (!owner.read) {
            owner.mediaPointer = nextBlock;
        } else if (nextBlock >= segment.end) {
            segment.extend(nextBlock);
        } else if (segment.start == segment.end) {
            segment.start = nextBlock;
            segment.end = nextBlock;
        }
    }

    @Override
    public boolean sectorPassed() {
        DriveRequest owner = owner();
        Segment segment = requireNonNull(owner.segment);
        bus.accountMoved(segment, event.now());
        bus.resumeParked();
        if (!arm.isOwnedBy(owner)) {
            return false;
        }
        return owner.read ? reads.sectorPassed(owner, segment) : writes.sectorPassed(owner, segment);
    }

    @Override
    public void positioned(long seekPicos, long waitPicos, int cylinders, PhysicalAddress place) {
        observer.positioned(owner(), arm.charged(), arm.ownedPicos(seekPicos), waitPicos, cylinders, place);
    }

    @Override
    public long attentionAt() {
        DriveRequest owner = owner();
        Segment segment = requireNonNull(owner.segment);
        contacts.cease();
        boolean attended = followsSectors
                || bus.needsAttention(segment, owner)
                || !segment.isUsedOnlyBy(owner)
                || segment.heldBlocks > 0;
        if (attended) {
            return 0;
        }
        return owner.read ? reads.attentionAt(owner, segment) : writes.attentionAt(owner, segment);
    }

    @Override
    public void passingOn(int sectors, long picos, long nanos) {
        DriveRequest owner = owner();
        Segment segment = requireNonNull(owner.segment);
        bus.accountMoved(segment, medium.lastSector());
        observer.passingOn(owner, arm.charged(), sectors, picos, nanos);
        contacts.passed(owner, segment);
    }

    @Override
    public void passing(long picos, boolean transferring) {
        observer.passing(owner(), arm.charged(), picos, transferring);
    }
}
