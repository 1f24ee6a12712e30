package org.spindle.disk.hdd;

import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Place;
import org.spindle.disk.hdd.Medium.Latitude;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Plays accesses on a second medium with a clock of its own, ahead of time, by the same steps as the drive's. Every block
 * is taken to be acceptable when it passes: data of a write is in the buffer, and there is room for what is read.
 */
final class Rehearsal implements Medium.Client, EventLoop {

    private final ArmControl arm;
    private final Medium medium;
    private final Moment start = new Moment();
    private long time;
    private long eventTime;
    private int eventOp;
    private @Nullable EventHandler event;
    private long pointer;

    /** One past the request's own last block, and one past the last that read-ahead behind it may reach. */
    private long ownEnd;

    private long end;

    /** @param mediumFor makes a medium of the drive for a client, by a clock */
    Rehearsal(ArmControl arm, BiFunction<Medium.Client, DriveClock, Medium> mediumFor) {
        this.arm = arm;
        medium = mediumFor.apply(this, new PicosecondClock(this));
    }

    Medium medium() {
        return medium;
    }

    /** The next block that the access waits for. */
    @Override
    public long pointer() {
        return pointer;
    }

    /** Exact time at which the access has ended, or of its next step: nanoseconds. */
    long nanos() {
        return medium.pendingNanos();
    }

    /** Picoseconds beyond {@link #nanos}. */
    int picos() {
        return medium.pendingPicos();
    }

    /** The nearest nanosecond to that time. */
    long roundedNanos() {
        return nanos() + (picos() >= 500 ? 1 : 0);
    }

    /** Goes on, from where it is now, with what the arm does for the request that holds it. */
    void follow(DriveRequest holder, long now) {
        time = now;
        pointer = arm.pointer();
        ownEnd = arm.ownEnd(holder);
        end = arm.mayReach(holder);
        event = null;
        medium.follow(arm.medium());
    }

    /** The access of a request for its own blocks begins, from where the medium rests. */
    void begin(DriveRequest request, Latitude latitude, long nanos, int picos, long leastSeekPicos) {
        time = nanos;
        pointer = request.read ? request.first : request.mediaPointer;
        ownEnd = request.end;
        end = request.end;
        start.set(nanos, picos);
        arm.begin(medium, request, pointer, end, latitude, start, leastSeekPicos);
    }

    /** The next step; there must be one. */
    void step() {
        EventHandler handler = event;
        if (handler == null) {
            throw new IllegalStateException("the access has ended");
        }
        event = null;
        time = eventTime;
        handler.handle(eventOp, 0);
    }

    /** All steps to the end of the access, which is to go no further than to before this block. */
    void endAt(long block) {
        end = block;
        while (medium.isPending()) {
            step();
        }
    }

    /** All steps before a time. */
    void playBefore(long nanos) {
        while (medium.isPending() && eventTime < nanos) {
            step();
        }
    }

    @Override
    public boolean accepts(long block) {
        return true;
    }

    @Override
    public boolean acceptedAfterwards(long block) {
        return true;
    }

    @Override
    public void transferred(long newPointer) {
        pointer = newPointer;
    }

    @Override
    public boolean sectorPassed() {
        return pointer < ownEnd || pointer < end && !arm.leavesReach(medium, pointer);
    }

    @Override
    public void positioned(long seekPicos, long waitPicos, int cylinders, Place place) {}

    @Override
    public void passing(long picos, boolean transferring) {}

    @Override
    public long now() {
        return time;
    }

    @Override
    public long schedule(long at, EventHandler to, int op, long arg) {
        eventTime = at;
        event = to;
        eventOp = op;
        return 1;
    }

    @Override
    public void cancel(long handle) {
        event = null;
    }
}
