package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The requests in the drive. A read leaves when its completion is sent, a write when it is on the medium; until the arm
 * turns to it, a request also waits in the scheduler. A scheduler that leaves a free arm idle is asked again at the time
 * that it names; an arrival may get the arm before that.
 */
final class DriveQueue implements EventHandler {

    private final RequestScheduler scheduler;
    private final EventLoop events;
    private Runnable askAgain = () -> {};
    private long wakeUp;
    private int inDrive;

    DriveQueue(RequestScheduler scheduler, EventLoop events) {
        this.scheduler = scheduler;
        this.events = events;
    }

    /** What to do when a scheduler that left the arm idle is to be asked again. */
    void whenToAskAgain(Runnable action) {
        askAgain = action;
    }

    /** The arm stays free because the scheduler has chosen nothing. */
    void idle() {
        events.cancel(wakeUp);
        wakeUp = 0;
        long at = scheduler.size() == 0 ? RequestScheduler.NEVER : scheduler.idleUntil();
        if (at != RequestScheduler.NEVER) {
            wakeUp = events.schedule(at, this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        wakeUp = 0;
        askAgain.run();
    }

    void enter(DriveRequest request) {
        request.inQueue = true;
        inDrive++;
        scheduler.add(request.image);
    }

    /** The arm turns to a request. */
    void take(DriveRequest request) {
        if (!request.takenFromQueue) {
            request.takenFromQueue = true;
            scheduler.take(request.image);
        }
    }

    /** The arm has left a request that still needs it. */
    void putBack(DriveRequest request) {
        request.takenFromQueue = false;
        scheduler.add(request.image);
    }

    void leave(DriveRequest request) {
        if (request.inQueue) {
            request.inQueue = false;
            inDrive--;
            take(request);
            scheduler.completed(request.image);
        }
    }

    /** The scheduler's choice among all that wait. */
    @Nullable
    DriveRequest next() {
        return of(scheduler.select(Eligibility.ALL));
    }

    /**
     * The scheduler's choice among some.
     *
     * @param eligible asked about the images of requests
     */
    @Nullable
    DriveRequest next(Eligibility eligible) {
        return of(scheduler.select(eligible));
    }

    private static @Nullable DriveRequest of(@Nullable Request image) {
        return image == null ? null : DriveRequest.of(image);
    }

    boolean holdsOthersThan(DriveRequest request) {
        return inDrive > (request.inQueue ? 1 : 0);
    }

    int waiting() {
        return scheduler.size();
    }
}
