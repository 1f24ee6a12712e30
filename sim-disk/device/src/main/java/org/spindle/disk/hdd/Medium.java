package org.spindle.disk.hdd;

import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.Place;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.spi.sim.EventHandler;

/**
 * Arm, heads and medium: repositions, waits for the medium to turn, and passes sector after sector. It knows places and
 * times; which sectors count is its {@link Client}'s business.
 *
 * <p>An access is one sequence of events, with a wait, a sector and a seek after the other; that is why all of it is here.
 *
 * <p>Within an access, times are exact to the picosecond; events of the simulation happen at the nearest nanosecond.
 */
final class Medium implements EventHandler {

    /** Whoever the sectors are for. */
    interface Client {

        /** Whether a block that passes now may be transferred. */
        boolean accepts(long block);

        /** Whether a block that has just passed has found room; asked only if room need not exist beforehand. */
        boolean acceptedAfterwards(long block);

        /** The next block that the access waits for. */
        long pointer();

        /** That block and perhaps further ones are transferred; the access now waits for this one. */
        void transferred(long newPointer);

        /**
         * A sector boundary, after {@link #transferred} if a sector was. The client may end, replace or keep the access.
         *
         * @return whether the access goes on
         */
        boolean sectorPassed();

        /** The head has arrived on a track and waits. */
        void positioned(long seekPicos, long waitPicos, int cylinders, Place place);

        /** A sector passes for the access, {@code transferring} or unused. */
        void passing(long picos, boolean transferring);
    }

    /** What an access may do besides passing its blocks in order. */
    enum Latitude {
        IN_ORDER,
        /** Begin with any wanted sector. */
        ZERO_LATENCY,
        /** Begin with sectors before the first wanted one. */
        FREE_BLOCKS
    }

    private static final int ARRIVE = 0;
    private static final int SECTOR = 1;
    private static final long NONE = -1;

    private final Layout layout;
    private final SeekCurve readSeek;
    private final SeekCurve writeSeek;
    private final long headSwitchPicos;
    private final long settlePicos;
    private final boolean blockByBlock;
    private final DriveClock clock;
    private final Client client;
    private final TrackCursor cursor;
    private final Place target = new Place();
    private final Place probe = new Place();

    private Rotation rotation;
    private int cylinder;
    private int head;

    private boolean write;
    private Latitude latitude = Latitude.IN_ORDER;
    private long wantedEnd;
    private long access;

    private int pendingOp;
    private long pending;
    private final Moment event = new Moment();
    private final Moment present = new Moment();
    private boolean inEvent;
    private long changes;
    private long elapsedPicos;
    private final Moment sector = new Moment();

    private long targetBlock;
    private long seekPicos;
    private int seekCylinders;
    private int slot;
    private long passing = NONE;
    private boolean transferring;
    private long earlyStart = NONE;
    private long earlyEnd = NONE;
    private long preread = NONE;
    private long prereadEnd;

    Medium(
            Layout layout,
            Rotation rotation,
            SeekCurve readSeek,
            SeekCurve writeSeek,
            long headSwitchPicos,
            long settlePicos,
            boolean blockByBlock,
            DriveClock clock,
            Client client) {
        this.layout = layout;
        this.rotation = rotation;
        this.readSeek = readSeek;
        this.writeSeek = writeSeek;
        this.headSwitchPicos = headSwitchPicos;
        this.settlePicos = settlePicos;
        this.blockByBlock = blockByBlock;
        this.clock = clock;
        this.client = client;
        cursor = new TrackCursor(layout);
    }

    int cylinder() {
        return cylinder;
    }

    int head() {
        return head;
    }

    boolean isPending() {
        return pending != 0;
    }

    /** Whether an access is under way: its next event is to come, or happens now. */
    boolean isBusy() {
        return pending != 0 || inEvent;
    }

    boolean isSeeking() {
        return pending != 0 && pendingOp == ARRIVE;
    }

    /** Exact time of what happens now; good until something else happens. */
    Moment now() {
        if (inEvent) {
            return event;
        }
        clock.present(present);
        return present;
    }

    /** Exact time of what happens now: nanoseconds. */
    long nowNanos() {
        return now().nanos;
    }

    /** Exact time of what happens now: picoseconds beyond {@link #nowNanos}. */
    int nowPicos() {
        return now().picos;
    }

    /** Exact time of the pending event. */
    Moment pending() {
        return event;
    }

    /** Exact time of the pending event: nanoseconds. */
    long pendingNanos() {
        return event.nanos;
    }

    int pendingPicos() {
        return event.picos;
    }

    /** How long the arm has moved, or will have, to the present target; in picoseconds. */
    long seekPicos() {
        return seekPicos;
    }

    Place target() {
        return target;
    }

    /** Reposition time between two tracks, in picoseconds: seek and head switch overlap, settling comes on top. */
    long repositionPicos(int fromCylinder, int fromHead, int toCylinder, int toHead, boolean forWrite) {
        int distance = Math.abs(toCylinder - fromCylinder);
        long time = forWrite ? writeSeek.seekPicos(distance) : readSeek.seekPicos(distance);
        if (toHead != fromHead) {
            time = Math.max(time, headSwitchPicos);
        }
        return time > 0 && forWrite ? Math.max(0, time + settlePicos) : time;
    }

    /** Begins an access that reads some blocks before it writes. */
    void startWithPreread(long from, long to, Moment start, long leastSeekPicos) {
        write = false;
        latitude = Latitude.IN_ORDER;
        preread = from;
        prereadEnd = to;
        access++;
        reposition(from, start, leastSeekPicos);
    }

    /**
     * Begins an access: seek to a block, then pass sectors until the client ends it.
     *
     * @param to one past the last wanted block, for {@link Latitude#ZERO_LATENCY}
     * @param start earliest start of the arm's movement
     * @param leastSeekPicos if the reposition is shorter, it starts later by the difference
     */
    void start(long block, long to, boolean forWrite, Latitude how, Moment start, long leastSeekPicos) {
        write = forWrite;
        latitude = how;
        wantedEnd = to;
        preread = NONE;
        access++;
        reposition(block, start, leastSeekPicos);
    }

    /** Whether reaching the block would leave the present track; {@code cylinderOnly} ignores heads. */
    boolean leavesTrack(long block, boolean cylinderOnly) {
        layout.locate(block, probe);
        return probe.cylinder != cylinder || !cylinderOnly && probe.head != head;
    }

    private void reposition(long block, Moment start, long leastSeekPicos) {
        layout.locate(block, target);
        targetBlock = block;
        earlyStart = NONE;
        earlyEnd = NONE;
        seekCylinders = Math.abs(target.cylinder - cylinder);
        seekPicos = repositionPicos(cylinder, head, target.cylinder, target.head, write);
        event.set(start);
        schedule(ARRIVE, Math.max(seekPicos, leastSeekPicos));
    }

    /** The next event comes so long after the moment that {@code event} is now. */
    private void schedule(int op, long picos) {
        elapsedPicos = picos;
        clock.advance(event, picos);
        scheduleEvent(op);
    }

    private void scheduleEvent(int op) {
        changes++;
        pendingOp = op;
        pending = clock.schedule(event, this, op);
    }

    /** Takes the pending event back. An arm under way arrives at its destination at once; the time is charged elsewhere. */
    void cancel() {
        if (pending == 0) {
            return;
        }
        clock.cancel(pending);
        changes++;
        pending = 0;
        if (pendingOp == ARRIVE) {
            cylinder = target.cylinder;
            head = target.head;
        }
        access++;
    }

    @Override
    public void handle(int op, long arg) {
        changes++;
        pending = 0;
        inEvent = true;
        if (op == ARRIVE) {
            arrive();
        } else {
            sectorBegins();
        }
        inEvent = false;
    }

    private void arrive() {
        cylinder = target.cylinder;
        head = target.head;
        rotation.arrived(event.nanos, event.picos);
        cursor.moveTo(cylinder, head);
        slot = target.slot;
        int angle = rotation.angleAt(event.nanos, event.picos);
        if (!target.remapped && preread == NONE) {
            slot = firstSlot(angle);
        }
        long wait = rotation.turnPicos(angle, cursor.track.angle(slot));
        transferring = false;
        passing = NONE;
        client.positioned(seekPicos, wait, seekCylinders, target);
        schedule(SECTOR, wait);
    }

    /** The slot at which the access begins: the wanted one unless the access may make use of what passes before. */
    private int firstSlot(int angle) {
        int wanted = target.slot;
        if (latitude == Latitude.IN_ORDER) {
            return wanted;
        }
        int next = cursor.slotAfter(angle);
        if (latitude == Latitude.ZERO_LATENCY) {
            int last = lastWantedSlot();
            boolean inside = next > wanted && next <= last;
            if (inside) {
                earlyStart = cursor.block(next);
                earlyEnd = earlyStart;
                return earlyStart < 0 ? wanted : next;
            }
            return wanted;
        }
        long before = cursor.block(next);
        boolean leadsUp = next < wanted && before >= 0 && targetBlock - before == wanted - next;
        if (leadsUp) {
            client.transferred(before);
            return next;
        }
        return wanted;
    }

    private int lastWantedSlot() {
        long lastHere = Math.min(wantedEnd - 1, cursor.track.lastBlock);
        layout.locate(lastHere, probe);
        return probe.remapped ? target.slot : probe.slot;
    }

    private void sectorBegins() {
        rotation.sectorBegins(event.nanos, event.picos, elapsedPicos);
        sector.set(event);
        long current = access;
        if (preread != NONE) {
            prereadSector();
            return;
        }
        if (transferring && passing >= 0 && client.acceptedAfterwards(passing)) {
            account(passing);
        }
        boolean goesOn = client.sectorPassed();
        if (!goesOn || access != current) {
            return;
        }
        goOn();
    }

    /** At a sector boundary: to the next wanted block. */
    private void goOn() {
        long wanted = client.pointer();
        if (leavesTrackOf(wanted)) {
            reposition(wanted, event, 0);
        } else {
            pass(false);
        }
    }

    private void prereadSector() {
        if (transferring && passing == preread) {
            preread++;
        }
        if (preread == prereadEnd) {
            preread = NONE;
            write = true;
            reposition(client.pointer(), event, 0);
        } else if (leavesTrackOf(preread)) {
            reposition(preread, event, 0);
        } else {
            pass(true);
        }
    }

    /** The sector at whose start the head stands begins to pass. */
    private void pass(boolean anyway) {
        passing = target.remapped ? targetBlock : cursor.block(slot);
        int next = blockByBlock && !target.remapped ? cursor.nextBlockSlot(slot) : cursor.nextSlot(slot);
        int width = Math.max(1, next - slot) * cursor.track.slotWidth;
        long picos = rotation.passPicos(event.nanos, event.picos, cursor.track.angle(slot) + width, width);
        transferring = anyway || passing >= 0 && client.accepts(passing);
        client.passing(picos, transferring && !anyway);
        slot = next;
        schedule(SECTOR, picos);
    }

    private boolean leavesTrackOf(long block) {
        if (target.remapped) {
            return block != targetBlock;
        }
        if (block > cursor.track.lastBlock || block < cursor.track.firstBlock) {
            return true;
        }
        if (!layout.hasReplacements()) {
            return false;
        }
        layout.locate(block, probe);
        return probe.remapped;
    }

    /** A block has been transferred: in order, or ahead of the pointer in an access that began in the middle. */
    private void account(long block) {
        long pointer = client.pointer();
        if (block == pointer) {
            long next = pointer + 1;
            if (earlyStart == next) {
                next = Math.max(next, earlyEnd);
                earlyStart = NONE;
            }
            client.transferred(next);
        } else if (earlyStart != NONE && block == earlyEnd && earlyEnd < wantedEnd) {
            earlyEnd++;
        }
    }

    /** When the head last stood at the start of a sector, with {@link #lastSectorPicos}. */
    long lastSectorNanos() {
        return sector.nanos;
    }

    int lastSectorPicos() {
        return sector.picos;
    }

    Rotation rotation() {
        return rotation;
    }

    /** Rises with every step of an access, and with its beginning and end. */
    long changes() {
        return changes;
    }

    /** Puts the arm to rest on a track, over a medium that has turned as told. */
    void rest(int atCylinder, int atHead, Rotation turned) {
        cylinder = atCylinder;
        head = atHead;
        rotation = turned;
        pending = 0;
    }

    /**
     * Takes over the access of another medium of the same drive, whatever it is in the middle of; an access at a sector
     * boundary goes on from there.
     */
    void follow(Medium other) {
        rest(other.cylinder, other.head, other.rotation.copy());
        write = other.write;
        latitude = other.latitude;
        wantedEnd = other.wantedEnd;
        layout.locate(other.targetBlock, target);
        targetBlock = other.targetBlock;
        seekPicos = other.seekPicos;
        seekCylinders = other.seekCylinders;
        slot = other.slot;
        passing = other.passing;
        transferring = other.transferring;
        earlyStart = other.earlyStart;
        earlyEnd = other.earlyEnd;
        preread = other.preread;
        prereadEnd = other.prereadEnd;
        event.set(other.event);
        elapsedPicos = other.elapsedPicos;
        if (!other.isSeeking()) {
            cursor.moveTo(other.cursor.track.cylinder, other.cursor.track.head);
        }
        if (other.isPending()) {
            scheduleEvent(other.pendingOp);
        } else if (client.sectorPassed()) {
            goOn();
        }
    }
}
