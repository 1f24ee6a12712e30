package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.spi.sim.EventHandler;

/**
 * The moving parts of a drive: they move the arm, wait for the rotation and pass sector after sector under the head,
 * for one {@link Access} at a time. Times are exact to the resolution of the drive's clock.
 */
final class Medium implements EventHandler {

    /** The phase of the moving parts; each phase but the first ends with an event. */
    enum Phase {
        /** No access is in progress. */
        AT_REST,
        /** The arm moves, the heads switch, or the drive waits until the arm may move. */
        SEEKING,
        /** The head waits for a sector, or one passes under it. */
        ON_TRACK
    }

    private static final long NONE = -1;

    private final Mechanism mechanism;
    private final Layout layout;
    private final MediumEvent event;
    private final TrackCursor cursor;
    private final EarlyBlocks early = new EarlyBlocks();
    private final FirstSlot firstSlot;
    private final PhysicalAddress target = new PhysicalAddress();
    private final PhysicalAddress probe = new PhysicalAddress();
    private final Moment sector = new Moment();
    private final PassedSectors passed;
    private Rotation rotation;
    private int cylinder;
    private int head;

    private @Nullable Access access;
    private long accessNumber;
    private boolean write;
    private SectorOrder order = SectorOrder.IN_ORDER;
    private long wantedEnd;

    private long targetBlock;
    private long seekPicos;
    private int seekCylinders;
    private int slot;
    private long passing = NONE;
    private boolean transferring;

    /**
     * Number of ends of sectors, from the next one on, without an event: the pending event is that of the end after
     * them.
     */
    private int unattended;

    private long preread = NONE;
    private long prereadEnd;

    /** Creates a medium at rest, with the arm at cylinder 0, head 0. */
    Medium(Mechanism mechanism, DriveClock clock) {
        this.mechanism = mechanism;
        layout = mechanism.layout();
        rotation = mechanism.rotation();
        event = new MediumEvent(clock);
        passed = new PassedSectors(event, sector);
        cursor = new TrackCursor(layout);
        firstSlot = new FirstSlot(layout, rotation, cursor, early);
    }

    int cylinder() {
        return cylinder;
    }

    int head() {
        return head;
    }

    /** Returns the end of the present phase, which the parts of the drive read. */
    MediumEvent event() {
        return event;
    }

    /** Returns the picoseconds that the arm takes to its present target. */
    long seekPicos() {
        return seekPicos;
    }

    /** Begins an access that reads some blocks before it writes. */
    void startWithPreread(Access work, long from, long to, Moment start, long leastSeekPicos) {
        write = false;
        order = SectorOrder.IN_ORDER;
        preread = from;
        prereadEnd = to;
        begin(work, from, start, leastSeekPicos);
    }

    /**
     * Begins an access: a seek to a block, then sector after sector until the access ends.
     *
     * @param to one past the last wanted block, for {@link SectorOrder#ZERO_LATENCY}
     * @param start earliest start of the arm's movement
     * @param leastSeekPicos if the reposition is shorter, it starts later by the difference
     */
    void start(Access work, long block, long to, boolean forWrite, SectorOrder how, Moment start, long leastSeekPicos) {
        write = forWrite;
        order = how;
        wantedEnd = to;
        preread = NONE;
        begin(work, block, start, leastSeekPicos);
    }

    private void begin(Access work, long block, Moment start, long leastSeekPicos) {
        access = work;
        accessNumber++;
        reposition(block, start, leastSeekPicos);
    }

    /** Returns whether a block lies off the present track; {@code cylinderOnly} ignores heads. */
    boolean leavesTrack(long block, boolean cylinderOnly) {
        layout.locate(block, probe);
        return probe.cylinder != cylinder || !cylinderOnly && probe.head != head;
    }

    private void reposition(long block, Moment start, long leastSeekPicos) {
        layout.locate(block, target);
        targetBlock = block;
        early.clear();
        seekCylinders = Math.abs(target.cylinder - cylinder);
        seekPicos = mechanism.repositionPicos(cylinder, head, target.cylinder, target.head, write);
        event.schedule(Phase.SEEKING, start, Math.max(seekPicos, leastSeekPicos), this);
    }

    /** Ends the access. A moving arm is at its destination at once; the caller accounts for the time that this takes. */
    void cancel() {
        if (!event.isPending()) {
            return;
        }
        if (event.isSeeking()) {
            cylinder = target.cylinder;
            head = target.head;
        }
        event.cancel();
        unattended = 0;
        accessNumber++;
    }

    /** Accounts for the sectors that have passed without an event. To be called before any other action. */
    void catchUp() {
        if (unattended > 0 && event.hasPassed()) {
            passUnattended();
        }
    }

    /** Gives each end of a sector an event until {@link #reschedule} or the next sector determines it again. */
    void attend() {
        attendAfter(0);
    }

    /** Determines again which sectors need an event. To be called after any action that may have changed it. */
    void reschedule() {
        if (event.phase() == Phase.ON_TRACK) {
            attendAfter(sectorsWithoutAttention(requireNonNull(access)));
        }
    }

    private void attendAfter(int sectors) {
        if (sectors != unattended) {
            event.withdraw();
            unattended = sectors;
            scheduleSectorEnd();
        }
    }

    @Override
    public void handle(int op, long arg) {
        catchUp();
        if (unattended > 0 || !event.endsNow()) {
            scheduleSectorEnd();
            return;
        }
        if (event.happens() == Phase.SEEKING) {
            arrive(requireNonNull(access));
        } else {
            sectorBegins(requireNonNull(access));
        }
        event.happened();
    }

    private void arrive(Access work) {
        Moment time = event.time();
        cylinder = target.cylinder;
        head = target.head;
        rotation.arrived(time.nanos, time.picos);
        cursor.moveTo(cylinder, head);
        slot = target.slot;
        int angle = rotation.angleAt(time.nanos, time.picos);
        if (!target.remapped && preread == NONE) {
            slot = firstSlot.choose(work, order, target, targetBlock, wantedEnd, angle);
        }
        long wait = rotation.turnPicos(angle, cursor.track.angle(slot));
        transferring = false;
        passing = NONE;
        work.positioned(seekPicos, wait, seekCylinders, target);
        event.schedule(Phase.ON_TRACK, wait, this);
    }

    private void sectorBegins(Access work) {
        Moment time = event.time();
        rotation.sectorBegins(time.nanos, time.picos, event.delayPicos());
        sector.set(time);
        if (preread != NONE) {
            prereadSector(work);
            return;
        }
        if (transferring && passing >= 0 && work.acceptsPassed(passing)) {
            transfer(work, passing);
        }
        long current = accessNumber;
        if (work.sectorPassed() && accessNumber == current) {
            proceed(work);
        }
    }

    /** Continues, at a sector boundary, to the next wanted block. */
    private void proceed(Access work) {
        long wanted = work.nextBlock();
        if (leavesTrackOf(wanted)) {
            reposition(wanted, event.time(), 0);
        } else {
            pass(work, false);
        }
    }

    private void prereadSector(Access work) {
        if (transferring && passing == preread) {
            preread++;
        }
        if (preread == prereadEnd) {
            preread = NONE;
            write = true;
            reposition(work.nextBlock(), event.time(), 0);
        } else if (leavesTrackOf(preread)) {
            reposition(preread, event.time(), 0);
        } else {
            pass(work, true);
        }
    }

    /** Passes the sector whose start is under the head. */
    private void pass(Access work, boolean forPreread) {
        passing = target.remapped ? targetBlock : cursor.block(slot);
        boolean wholeBlock = mechanism.movesBlockByBlock() && !target.remapped;
        int next = wholeBlock ? cursor.nextBlockSlot(slot) : cursor.nextSlot(slot);
        int width = Math.max(1, next - slot) * cursor.track.slotWidth;
        Moment time = event.time();
        long picos = rotation.passPicos(time.nanos, time.picos, cursor.track.angle(slot) + width, width);
        transferring = forPreread || passing >= 0 && work.accepts(passing);
        work.passing(picos, transferring && !forPreread);
        slot = next;
        event.begin(Phase.ON_TRACK, picos);
        unattended = sectorsWithoutAttention(work);
        scheduleSectorEnd();
    }

    /** Returns how many sectors of the present track, from that under the head on, end without the need of an event. */
    private int sectorsWithoutAttention(Access work) {
        boolean followsBlocks = transferring && preread == NONE && early.isEmpty() && !target.remapped;
        if (!followsBlocks || !cursor.isConsecutive() || passing != work.nextBlock()) {
            return 0;
        }
        long attention = Math.min(work.attentionAt(), cursor.track.lastBlock);
        return (int) Math.max(0, attention - passing - 1);
    }

    /** Sets the event to the end of the first sector, from that under the head on, that needs one. */
    private void scheduleSectorEnd() {
        if (unattended == 0) {
            event.scheduleEnd(this);
            return;
        }
        int width = cursor.track.slotWidth;
        int end = cursor.track.angle(slot + unattended - 1) + width;
        Moment time = event.time();
        long picos = rotation.leastPassPicos(time.nanos, time.picos, end, width, unattended);
        event.scheduleLater(picos, event.delayPicos(), this);
    }

    /** Passes the ends of sectors that have no event, up to now, and begins the sectors behind them. */
    private void passUnattended() {
        Access work = requireNonNull(access);
        passed.clear();
        do {
            int sectors = passed.pass(rotation, cursor.track, slot, unattended);
            slot += sectors;
            unattended -= sectors;
        } while (unattended > 0 && event.hasPassed());
        passing += passed.sectors();
        work.transferred(passing);
        work.passingOn(passed.sectors(), passed.picos(), passed.nanos());
    }

    private boolean leavesTrackOf(long block) {
        return target.remapped ? block != targetBlock : !cursor.holds(block);
    }

    /** Counts a block as transferred: in order, or ahead of the next one in an access that began behind it. */
    private void transfer(Access work, long block) {
        long next = work.nextBlock();
        if (block == next) {
            work.transferred(early.skip(next + 1));
        } else {
            early.add(block, wantedEnd);
        }
    }

    /** Returns when the start of a sector was last under the head. */
    Moment lastSector() {
        return sector;
    }

    Rotation rotation() {
        return rotation;
    }

    /** Places the arm at rest on a track, with its own rotation. */
    void rest(int atCylinder, int atHead, Rotation turned) {
        cylinder = atCylinder;
        head = atHead;
        rotation = turned;
        event.forget();
        unattended = 0;
    }

    /** Continues the access of another medium of the same drive, from the present step of that access. */
    void follow(Medium other, Access work) {
        rest(other.cylinder, other.head, other.rotation.copy());
        access = work;
        write = other.write;
        order = other.order;
        wantedEnd = other.wantedEnd;
        layout.locate(other.targetBlock, target);
        targetBlock = other.targetBlock;
        seekPicos = other.seekPicos;
        seekCylinders = other.seekCylinders;
        slot = other.slot;
        passing = other.passing;
        transferring = other.transferring;
        early.copy(other.early);
        preread = other.preread;
        prereadEnd = other.prereadEnd;
        if (!other.event.isSeeking()) {
            cursor.moveTo(other.cursor.track.cylinder, other.cursor.track.head);
        }
        event.copy(other.event, this);
        reschedule();
        if (!event.isPending() && work.sectorPassed()) {
            proceed(work);
        }
    }
}
