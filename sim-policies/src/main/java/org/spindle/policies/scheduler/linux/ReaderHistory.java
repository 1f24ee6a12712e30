package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.Request;

/** The history of a process in {@link Anticipatory}: its think times and the distances between its requests. */
final class ReaderHistory {

    final DecayingMean thinkTime = new DecayingMean();
    final DecayingMean distance = new DecayingMean();

    /** Number of waiting requests. */
    int waiting;

    /** Number of requests that wait or are at the device. */
    int outstanding;

    boolean hasExited;

    private boolean hasStarted;
    private boolean hasCompleted;
    private long lastCompletion;
    private long lastPosition;

    /** Records the completion of a synchronous request. */
    void requestCompleted(long now) {
        hasCompleted = true;
        lastCompletion = now;
    }

    /**
     * Records the arrival of a synchronous request.
     *
     * @param longest upper limit of a counted think time
     */
    void requestArrived(Request request, long now, long longest, NewReaders newReaders) {
        if (hasStarted || hasCompleted) {
            long thinkTicks = hasCompleted && waiting == 0 ? Math.min(now - lastCompletion, longest) : 0;
            if (thinkTime.samples() == 0) {
                newReaders.thinkTime.add(thinkTicks);
                newReaders.countReturn();
            }
            thinkTime.addTime(thinkTicks);
            addDistance(Math.abs(request.sector() - lastPosition), newReaders);
        }
        lastPosition = request.end();
        hasStarted = true;
    }

    private void addDistance(long sectors, NewReaders newReaders) {
        if (distance.samples() == 0) {
            newReaders.distance.add(sectors);
        }
        distance.addDistance(sectors);
    }
}
