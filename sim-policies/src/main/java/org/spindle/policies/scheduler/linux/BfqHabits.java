package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.Request;

/** How the processes of a queue send requests: how long they think, whether they seek, whether they do little else. Times in nanoseconds. */
final class BfqHabits {

    private static final long FAR = 8 * 100;
    private static final long SMALL = 2 * 32;
    private static final int SEEKY = 19;
    private static final long VALID = 80;
    private static final int IDLE_SHARE = 5;
    private static final long WINDOW = 200 * BfqClock.MILLISECOND;

    boolean thinksBriefly;
    boolean isIoBound = true;

    /** When the last request was complete; in the future before the first. */
    long lastEnd;

    private final DecayingMean thinkTime = new DecayingMean();
    private long since;
    private long idleTime;
    private int seeks = 1;
    private long lastPosition;

    BfqHabits(long now, boolean thinksBriefly) {
        since = now;
        lastEnd = now + 1;
        this.thinksBriefly = thinksBriefly;
    }

    /** Takes over what is remembered of a process, but for its places. */
    void copy(BfqHabits from) {
        thinksBriefly = from.thinksBriefly;
        isIoBound = from.isIoBound;
        lastEnd = from.lastEnd;
        thinkTime.copy(from.thinkTime);
        since = from.since;
        idleTime = from.idleTime;
    }

    /** A request has come to a queue that had none; the first one counts as if it had come late. */
    void thought(long now, long idling) {
        long most = 2 * idling;
        thinkTime.addTime(now < lastEnd ? most : Math.min(now - lastEnd, most));
    }

    boolean isKnownToThinkLongerThan(long span) {
        return thinkTime.samples() > VALID && thinkTime.mean() > span;
    }

    static boolean isFar(long position, Request request, boolean rotational) {
        long distance = position == 0 ? 0 : Math.abs(request.sector() - position);
        return distance > FAR && (rotational || request.sectors() < SMALL);
    }

    void sought(Request request, boolean rotational) {
        seeks = seeks << 1 | (isFar(lastPosition, request, rotational) ? 1 : 0);
        lastPosition = request.end();
    }

    /** Whether more than 19 of the last 32 requests were far from the one before. */
    boolean isSeeky() {
        return Integer.bitCount(seeks) > SEEKY;
    }

    boolean isTotallySeeky() {
        return seeks == -1;
    }

    /**
     * A request has come: the queue is bound by its requests if it has had some for four fifths of the time.
     *
     * @param wasIdle whether it had no request, neither waiting nor at the device
     */
    void requested(long now, boolean wasIdle, boolean isNew) {
        long span = now - since;
        idleTime += wasIdle ? now - lastEnd : 0;
        if (isNew) {
            return;
        }
        isIoBound = idleTime * IDLE_SHARE <= span;
        if (span > WINDOW) {
            since = now - span / 2;
            idleTime /= 2;
        }
    }
}
