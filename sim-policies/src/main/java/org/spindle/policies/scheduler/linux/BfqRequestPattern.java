package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.Request;

/** Request pattern of the processes of a queue: think time, seeks, and whether they are I/O-bound. Times in nanoseconds. */
final class BfqRequestPattern {

    private static final long FAR = 8 * 100;
    private static final long SMALL = 2 * 32;
    private static final int SEEKY = 19;
    private static final long VALID = 80;
    private static final int IDLE_SHARE = 5;
    private static final long WINDOW = 200 * BfqClock.MILLISECOND;

    boolean hasShortThinkTime;
    boolean isIoBound = true;

    /** Time of the last completion; in the future before the first. */
    long lastCompletion;

    private final DecayingMean thinkTime = new DecayingMean();
    private long since;
    private long idleTime;
    private int seeks = 1;
    private long lastPosition;

    BfqRequestPattern(long now, boolean hasShortThinkTime) {
        since = now;
        lastCompletion = now + 1;
        this.hasShortThinkTime = hasShortThinkTime;
    }

    /** Copies the saved pattern of a process, except for its seeks. */
    void copy(BfqRequestPattern from) {
        hasShortThinkTime = from.hasShortThinkTime;
        isIoBound = from.isIoBound;
        lastCompletion = from.lastCompletion;
        thinkTime.copy(from.thinkTime);
        since = from.since;
        idleTime = from.idleTime;
    }

    /** Adds the think time before an arrival at a queue without requests; the first arrival counts as late. */
    void addThinkTime(long now, long idling) {
        long most = 2 * idling;
        thinkTime.addTime(now < lastCompletion ? most : Math.min(now - lastCompletion, most));
    }

    boolean hasThinkTimeAbove(long span) {
        return thinkTime.samples() > VALID && thinkTime.mean() > span;
    }

    static boolean isFar(long position, Request request, boolean rotational) {
        long distance = position == 0 ? 0 : Math.abs(request.sector() - position);
        return distance > FAR && (rotational || request.sectors() < SMALL);
    }

    void addSeek(Request request, boolean rotational) {
        seeks = seeks << 1 | (isFar(lastPosition, request, rotational) ? 1 : 0);
        lastPosition = request.end();
    }

    /** Returns whether more than 19 of the last 32 requests were far from their predecessors. */
    boolean isSeeky() {
        return Integer.bitCount(seeks) > SEEKY;
    }

    boolean isTotallySeeky() {
        return seeks == -1;
    }

    /**
     * Updates whether the queue is I/O-bound at an arrival: it is if it had requests for at least four fifths of the
     * time.
     *
     * @param wasIdle whether the queue had no request, neither waiting nor at the device
     */
    void updateIoBound(long now, boolean wasIdle, boolean isNew) {
        long span = now - since;
        idleTime += wasIdle ? now - lastCompletion : 0;
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
