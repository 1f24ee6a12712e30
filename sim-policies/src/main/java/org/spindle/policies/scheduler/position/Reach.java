package org.spindle.policies.scheduler.position;

/**
 * Tells, during one decision, whether requests at a distance from the arm are too far away to cost less than the best one so far. A
 * bound neither falls with the distance nor rises with the time of waiting, so that most answers follow from earlier ones.
 */
final class Reach {

    private final Estimate estimate;
    private final Ageing ageing;
    private long now;

    /** Requests that are as far away and have waited no longer are excluded, for the rest of the decision. */
    private long excludedDistance;

    private long excludedSince;

    /** Requests that are as near and have waited as long are not, while the least cost is the same. */
    private long includedDistance;

    private long includedSince;
    private double includedLeast;

    Reach(Estimate estimate, Ageing ageing) {
        this.estimate = estimate;
        this.ageing = ageing;
    }

    /** Begins a decision. */
    void begin(long time) {
        now = time;
        excludedDistance = Long.MAX_VALUE;
        excludedSince = Long.MAX_VALUE;
        includedDistance = -1;
    }

    /**
     * Returns whether any request that is at least so far away, and has waited since then or later, would cost more than the least
     * cost so far, which never rises during a decision.
     *
     * @param distance from the arm, in cylinders
     * @param since as {@link org.spindle.policies.scheduler.queue.OrderedQueue#since}
     */
    boolean excludes(long distance, long since, double least) {
        if (distance >= excludedDistance && since >= excludedSince) {
            return true;
        }
        if (distance <= includedDistance && since <= includedSince && least == includedLeast) {
            return false;
        }
        return compare(distance, since, least);
    }

    private boolean compare(long distance, long since, double least) {
        boolean isExcluded = ageing.bound(estimate.leastPicos(distance), Math.max(0, now - since)) > least;
        if (isExcluded) {
            excludedDistance = distance;
            excludedSince = since;
        } else {
            includedDistance = distance;
            includedSince = since;
            includedLeast = least;
        }
        return isExcluded;
    }
}
