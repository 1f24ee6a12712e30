package org.spindle.disk.hdd;

import org.spindle.disk.geometry.PhysicalAddress;

/**
 * Simulates accesses ahead of time, on a second medium with a clock of its own. Every block is accepted when it passes: the
 * data of a write is in the buffer, and there is room for what is read.
 */
final class AccessSimulation implements Access {

    private final Arm arm;
    private final Medium followed;
    private final AccessRules rules;
    private final SimulatedEvents events = new SimulatedEvents();
    private final Medium medium;
    private final MediumEvent event;
    private final Moment start = new Moment();
    private long nextBlock;

    /** One past the request's own last block, and one past the last block that its read-ahead may reach. */
    private long ownEnd;

    private long end;

    /** @param followed the drive's own medium */
    AccessSimulation(Mechanism mechanism, Arm arm, Medium followed, AccessRules rules) {
        this.arm = arm;
        this.followed = followed;
        this.rules = rules;
        medium = mechanism.medium(new PicosecondClock(events));
        event = medium.event();
    }

    Medium medium() {
        return medium;
    }

    @Override
    public long nextBlock() {
        return nextBlock;
    }

    /** Returns the exact time at which the access has ended, or of its next step. */
    Moment time() {
        return event.time();
    }

    /** Returns the nearest nanosecond to {@link #time}. */
    long nanos() {
        Moment time = event.time();
        return time.nanos + (time.picos >= 500 ? 1 : 0);
    }

    /** Continues the access of the request that owns the arm, from its present step. */
    void follow(long now) {
        events.reset(now);
        nextBlock = arm.nextBlock();
        ownEnd = arm.ownEnd();
        end = arm.farthestEnd();
        medium.follow(followed, this);
    }

    /** Begins the access of a request for its own blocks, from where the simulated medium rests. */
    void begin(DriveRequest request, SectorOrder order, long nanos, int picos, long leastSeekPicos) {
        events.reset(nanos);
        nextBlock = request.read ? request.first : request.mediaPointer;
        ownEnd = request.end;
        end = request.end;
        start.set(nanos, picos);
        rules.start(medium, this, request, nextBlock, order, start, leastSeekPicos);
    }

    /** Executes all steps to the end of the access, which ends at most before this block. */
    void runTo(long block) {
        end = block;
        medium.reschedule();
        while (event.isPending()) {
            events.step();
        }
    }

    /** Executes all steps before a time. */
    void runBefore(long nanos) {
        while (event.isPending() && events.eventTime() < nanos) {
            events.step();
        }
        events.moveTo(nanos);
        medium.catchUp();
    }

    @Override
    public boolean accepts(long block) {
        return true;
    }

    @Override
    public boolean acceptsPassed(long block) {
        return true;
    }

    @Override
    public void transferred(long next) {
        nextBlock = next;
    }

    @Override
    public boolean sectorPassed() {
        return nextBlock < ownEnd || nextBlock < end && !rules.endsReadAhead(medium, nextBlock);
    }

    @Override
    public void positioned(long seekPicos, long waitPicos, int cylinders, PhysicalAddress place) {}

    @Override
    public void passing(long picos, boolean transferring) {}

    /** Read-ahead that ends with a track or cylinder ends at a boundary that has its own event. */
    @Override
    public long attentionAt() {
        return nextBlock < ownEnd ? ownEnd : end;
    }

    @Override
    public void passingOn(int sectors, long picos, long nanos) {}
}
