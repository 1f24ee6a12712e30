package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * Whether {@link Anticipatory} waits for the next read of a process. It waits first for the last read to be complete and then,
 * from that time on, for as long as it may.
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
    private final long farAfter;
    private final NewReaders others = new NewReaders();

    private Status status = Status.OFF;

    /** The process of the last request that was taken, if that was synchronous. */
    private @Nullable ReaderHistory reader;

    private boolean isComplete;
    private long begin;
    private long position;

    /**
     * @param longest ticks for which the device is left idle; 0 for never
     * @param farAfter ticks after which any request is near enough
     */
    Anticipation(long longest, long farAfter) {
        this.longest = longest;
        this.farAfter = farAfter;
    }

    NewReaders others() {
        return others;
    }

    boolean isWaiting() {
        return status == Status.WAIT_FOR_COMPLETION || status == Status.WAIT_FOR_REQUEST;
    }

    /** When the wait is over, in ticks. */
    long until() {
        return status == Status.WAIT_FOR_REQUEST ? begin + longest : NOT_ARMED;
    }

    /** Waits instead of taking a request if that is worth while; says whether it does. */
    boolean begins(@Nullable Request instead, @Nullable ReaderHistory issuer, boolean sync, long now) {
        if (longest == 0 || reader == null || status == Status.FINISHED || ends(instead, issuer, sync, now)) {
            return false;
        }
        status = isComplete ? Status.WAIT_FOR_REQUEST : Status.WAIT_FOR_COMPLETION;
        return true;
    }

    /** A request has come: ends the wait if there is no more reason for it. */
    void came(Request request, @Nullable ReaderHistory issuer, boolean sync, long now) {
        if (isWaiting() && ends(request, issuer, sync, now)) {
            status = Status.FINISHED;
        }
    }

    /** Ends the wait. */
    void stop() {
        if (isWaiting()) {
            status = Status.FINISHED;
        }
    }

    void fire(long now) {
        ReaderHistory awaited = reader;
        if (now >= until() && awaited != null) {
            status = Status.FINISHED;
            others.didNotComeBack(awaited);
            if (awaited.hasExited) {
                others.endedAlone();
            }
        }
    }

    private boolean ends(@Nullable Request request, @Nullable ReaderHistory issuer, boolean sync, long now) {
        ReaderHistory awaited = reader;
        if (awaited == null || issuer == awaited || isComplete && now - begin >= longest || awaited.waiting > 0) {
            return true;
        }
        boolean isNear = request != null && sync && isNear(request, awaited, now);
        if (awaited.hasExited) {
            others.didNotComeBack(awaited);
            if (isNear) {
                others.wentOn();
            } else if (others.endAlone()) {
                return true;
            }
        }
        if (isNear) {
            return true;
        }
        return awaited.thinkTime.samples() == 0
                ? others.thinkTime.mean() > longest || others.probablyEnd()
                : awaited.thinkTime.mean() > longest;
    }

    /** Whether another process reads near to where the awaited one does; the longer the wait the farther that may be. */
    private boolean isNear(Request request, ReaderHistory awaited, long now) {
        long delay = status == Status.OFF || !isComplete ? 0 : now - begin;
        if (delay > farAfter || delay > longest) {
            return true;
        }
        long window = NEAR << delay;
        long next = request.sector();
        if (position <= next + window / 2 && next <= position + window) {
            return true;
        }
        long usual = awaited.distance.samples() == 0 ? others.distance.mean() : awaited.distance.mean();
        return Math.abs(next - position) < usual;
    }

    /** A request is taken; the next read of its process is awaited if it has one and is synchronous. */
    void took(@Nullable ReaderHistory of, long end) {
        status = Status.OFF;
        reader = of;
        isComplete = false;
        position = end;
    }

    /** A synchronous request of a process is complete. */
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
