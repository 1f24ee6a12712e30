package org.spindle.run;

import java.util.Arrays;
import org.spindle.stats.GrowthCheck;
import org.spindle.stats.TimeSeries;

/**
 * The time from the end of the warm-up to the last arrival, and whether requests pile up in it. After the last arrival
 * the system only drains, which says nothing about the load.
 *
 * <p>The series of the number of requests in the system halves its resolution whenever time runs past its end. The
 * longer a run drains, the fewer points are left of its arrivals; a copy taken before each halving keeps at least half
 * of the points for them. A phase in which fewer than {@value #COMPLETIONS} requests are completed is a batch and is
 * not judged. A warm-up that leaves fewer than that or less than a third of the time, as one of many completed requests
 * does under overload, is judged with the rest: what is left of a long queue grows by little.
 */
final class ArrivalPhase {

    private static final int COMPLETIONS = 24;

    private final TimeSeries queue;
    private long end;
    private long lastArrival;
    private long completedByThen;
    private double[] kept = {};
    private long keptInterval;
    private long keptAt = -1;

    /**
     * @param queue number of requests in the system
     * @param points most points that the series has
     */
    ArrivalPhase(TimeSeries queue, int points) {
        this.queue = queue;
        end = points * queue.interval();
    }

    /**
     * @param completed requests complete so far
     */
    void arrived(long now, long completed) {
        lastArrival = now;
        completedByThen = completed;
    }

    /**
     * Notes that the series is about to advance.
     *
     * @param from time that the series has reached
     * @param now time that it is going to reach
     */
    void advance(long from, long now) {
        if (now >= end) {
            keep(from, now);
        }
    }

    private void keep(long from, long now) {
        if (keptAt != lastArrival) {
            queue.advanceTo(from);
            kept = queue.averages();
            keptInterval = queue.interval();
            keptAt = lastArrival;
        }
        while (now >= end) {
            end *= 2;
        }
    }

    /**
     * Returns whether requests pile up; the series must have reached the end of the run.
     *
     * @param begun end of the warm-up
     * @param completedBefore requests complete by then
     */
    boolean isGrowing(long begun, long completedBefore) {
        if (completedByThen < COMPLETIONS) {
            return false;
        }
        boolean isWarmUpLeftOut =
                completedByThen - completedBefore >= COMPLETIONS && begun <= lastArrival - lastArrival / 3;
        boolean isCurrent = keptAt == lastArrival;
        double[] lengths = isCurrent ? kept : queue.averages();
        long interval = isCurrent ? keptInterval : queue.interval();
        int from = isWarmUpLeftOut ? (int) Math.min(lengths.length, (begun + interval - 1) / interval) : 0;
        int to = (int) Math.min(lengths.length, lastArrival / interval);
        return GrowthCheck.isGrowing(Arrays.copyOfRange(lengths, from, Math.max(from, to)));
    }
}
