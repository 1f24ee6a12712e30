package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * Decides whether {@link Anticipatory} waits for the next read of a process. It first waits for the completion of the
 * last read, and then for the next read, at most for a given time.
 */
final class Anticipation {

    static final long NOT_ARMED = Long.MAX_VALUE;

    private static final long NEAR = 8192;

    private enum Status {
        OFF,
        WAIT_FOR_COMPLETION,
        WAIT_FOR_REQUEST,
        FINISHED
    }

    private final long longest;
    private final long nearAfter;
    private final long longestThinkTime;
    private final NewReaders newReaders = new NewReaders();

    private Status status = Status.OFF;

    /** Process of the last request taken, if that was synchronous. */
    private @Nullable ReaderHistory reader;

    private boolean isComplete;
    private long begin;
    private long position;

    /**
     * @param longest ticks for which the device is left idle; 0 for never
     * @param nearAfter ticks of waiting after which a request at any distance counts as near
     * @param longestThinkTime upper limit of a counted think time, in ticks
     */
    Anticipation(long longest, long nearAfter, long longestThinkTime) {
        this.longest = longest;
        this.nearAfter = nearAfter;
        this.longestThinkTime = longestThinkTime;
    }

    NewReaders newReaders() {
        return newReaders;
    }

    boolean isWaiting() {
        return status == Status.WAIT_FOR_COMPLETION || status == Status.WAIT_FOR_REQUEST;
    }

    /** Returns the tick at which the wait ends. */
    long until() {
        return status == Status.WAIT_FOR_REQUEST ? begin + longest : NOT_ARMED;
    }

    /** Starts a wait instead of dispatching {@code instead} if the wait is expected to pay off; returns whether it does. */
    boolean startWait(@Nullable Request instead, @Nullable ReaderHistory issuer, boolean sync, long now) {
        if (longest == 0 || reader == null || status == Status.FINISHED || isToEnd(instead, issuer, sync, now)) {
            return false;
        }
        status = isComplete ? Status.WAIT_FOR_REQUEST : Status.WAIT_FOR_COMPLETION;
        return true;
    }

    /** Records an arrival and ends the wait if there is no reason to continue it. */
    void requestArrived(Request request, @Nullable ReaderHistory issuer, boolean sync, long now) {
        if (isWaiting() && isToEnd(request, issuer, sync, now)) {
            status = Status.FINISHED;
        }
    }

    void fire(long now) {
        ReaderHistory awaited = reader;
        if (now >= until() && awaited != null) {
            status = Status.FINISHED;
            newReaders.countNoReturn(awaited);
            if (awaited.hasExited) {
                newReaders.countNoCooperation();
            }
        }
    }

    private boolean isToEnd(@Nullable Request request, @Nullable ReaderHistory issuer, boolean sync, long now) {
        ReaderHistory awaited = reader;
        if (awaited == null || issuer == awaited || isComplete && now - begin >= longest || awaited.waiting > 0) {
            return true;
        }
        Request near = request != null && sync && isNear(request, awaited, now) ? request : null;
        if (awaited.hasExited) {
            newReaders.countNoReturn(awaited);
            if (near != null) {
                newReaders.countCooperation();
            } else if (newReaders.rarelyCooperate()) {
                return true;
            }
        }
        if (near != null) {
            // It counts as a request of the process that is waited for, which may read one place in turns with another.
            awaited.requestArrived(near, now, longestThinkTime, newReaders);
            return true;
        }
        return awaited.thinkTime.samples() == 0
                ? newReaders.thinkTime.mean() > longest || newReaders.probablyExit()
                : awaited.thinkTime.mean() > longest;
    }

    /**
     * Returns whether a request of another process is near the last position of the awaited process; the distance
     * that counts as near grows with the time waited.
     */
    private boolean isNear(Request request, ReaderHistory awaited, long now) {
        long delay = status == Status.OFF || !isComplete ? 0 : now - begin;
        if (delay > nearAfter || delay > longest) {
            return true;
        }
        long window = NEAR << delay;
        long next = request.sector();
        if (position <= next + window / 2 && next <= position + window) {
            return true;
        }
        long usual = awaited.distance.samples() == 0 ? newReaders.distance.mean() : awaited.distance.mean();
        return Math.abs(next - position) < usual;
    }

    /** Records that a request was taken. Its process may be waited for next if it is given. */
    void requestTaken(@Nullable ReaderHistory of, long end) {
        status = Status.OFF;
        reader = of;
        isComplete = false;
        position = end;
    }

    /** Records the completion of a synchronous request of a process. */
    void completed(ReaderHistory of, long now) {
        if (of == reader) {
            begin = now;
            isComplete = true;
            if (status == Status.WAIT_FOR_COMPLETION) {
                status = Status.WAIT_FOR_REQUEST;
            }
        }
    }
}
