package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.Request;

/** What {@link Anticipatory} knows of a process: how long it thinks and how far its requests are from each other. */
final class ReaderHistory {

    final DecayingMean thinkTime = new DecayingMean();
    final DecayingMean distance = new DecayingMean();

    /** Requests that wait. */
    int waiting;

    /** Requests that wait or are at the device. */
    int inside;

    boolean hasExited;

    private boolean hasStarted;
    private boolean hasEnded;
    private long lastEnd;
    private long lastPosition;

    /** A synchronous request is complete. */
    void ended(long now) {
        hasEnded = true;
        lastEnd = now;
    }

    /**
     * A synchronous request has come.
     *
     * @param longest a think time counts for no more
     */
    void came(Request request, long now, long longest, NewReaders others) {
        if (hasStarted || hasEnded) {
            long thought = hasEnded && waiting == 0 ? Math.min(now - lastEnd, longest) : 0;
            if (thinkTime.samples() == 0) {
                others.thinkTime.add(thought);
                others.cameBack();
            }
            thinkTime.addTime(thought);
            sought(Math.abs(request.sector() - lastPosition), others);
        }
        lastPosition = request.end();
        hasStarted = true;
    }

    private void sought(long sectors, NewReaders others) {
        if (distance.samples() == 0) {
            others.distance.add(sectors);
        }
        distance.addDistance(sectors);
    }
}
