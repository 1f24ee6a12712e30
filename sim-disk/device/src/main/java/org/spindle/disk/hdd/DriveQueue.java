package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The requests in the drive. A read leaves when its completion is sent, a write when it is on the medium; until it gets
 * the arm, a request also waits in the scheduler. A scheduler that leaves a free arm idle is called again at the time
 * that it specifies; an arrival may get the arm before that.
 */
final class DriveQueue implements EventHandler {

    private final RequestScheduler scheduler;
    private final EventLoop events;
    private @Nullable EventHandler dispatcher;
    private long wakeUp;
    private final boolean countsUrgent;
    private int inDrive;
    private int size;
    private @Nullable Runnable whenEmpty;

    /** @param countsUrgent whether requests of a higher priority count as held */
    DriveQueue(RequestScheduler scheduler, EventLoop events, boolean countsUrgent) {
        this.scheduler = scheduler;
        this.events = events;
        this.countsUrgent = countsUrgent;
    }

    /** Sets an action for each moment at which the last request leaves. */
    void whenEmpty(Runnable action) {
        whenEmpty = action;
    }

    boolean isEmpty() {
        return size == 0;
    }

    private boolean counts(DriveRequest request) {
        return countsUrgent || request.image.criticality() == Criticality.NONCRITICAL;
    }

    /**
     * Records that the arm stays free because the scheduler has chosen nothing.
     *
     * @param toWake called when the scheduler is to be called again
     */
    void idle(EventHandler toWake) {
        dispatcher = toWake;
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
        requireNonNull(dispatcher).handle(op, arg);
    }

    void enter(DriveRequest request) {
        request.inQueue = true;
        size++;
        inDrive += counts(request) ? 1 : 0;
        scheduler.add(request.image);
    }

    /** Removes a request that gets the arm from the scheduler. */
    void take(DriveRequest request) {
        if (!request.takenFromQueue) {
            request.takenFromQueue = true;
            scheduler.take(request.image);
        }
    }

    /** Returns a request that has lost the arm, and still needs it, to the scheduler. */
    void putBack(DriveRequest request) {
        request.takenFromQueue = false;
        scheduler.add(request.image);
    }

    void leave(DriveRequest request) {
        if (request.inQueue) {
            take(request);
            scheduler.completed(request.image);
            left(request);
        }
    }

    /** Removes a request that has not had the arm, and does not need it now. */
    void withdraw(DriveRequest request) {
        scheduler.withdraw(request.image);
        left(request);
    }

    private void left(DriveRequest request) {
        request.inQueue = false;
        inDrive -= counts(request) ? 1 : 0;
        size--;
        if (size == 0 && whenEmpty != null) {
            whenEmpty.run();
        }
    }

    /** Returns the scheduler's choice among all waiting requests; null for none. */
    @Nullable
    DriveRequest next() {
        return of(scheduler.select(Eligibility.ALL));
    }

    /**
     * Returns the scheduler's choice among some; null for none.
     *
     * @param eligible decides on the images of requests
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
