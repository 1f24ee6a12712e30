package org.spindle.analytic.disk;

import org.spindle.analytic.ValidRange;

/**
 * The benefit of reading the next sector into the buffer on every miss (Hennessy and Patterson 1996, exercise 6.9). All times in one unit.
 *
 * @param hitRatio fraction of accesses that read-ahead serves, between 0 and 1
 * @param hitTime of an access served from the buffer
 * @param extraTime that read-ahead adds to a miss
 */
public record ReadAheadBenefit(double hitRatio, double hitTime, double extraTime) {

    public ReadAheadBenefit {
        ValidRange.fraction("hit ratio", hitRatio);
        ValidRange.notNegative("time of a hit", hitTime);
        ValidRange.notNegative("extra time of a miss", extraTime);
    }

    /** Returns the mean access time with read-ahead. */
    public double meanAccess(double accessWithout) {
        return hitRatio * hitTime + (1 - hitRatio) * (ValidRange.notNegative("access time", accessWithout) + extraTime);
    }

    /** Returns the access time without read-ahead above which it pays: h T0 &gt; h hit + (1 - h) extra; infinite without hits. */
    public double paysAbove() {
        return hitRatio == 0 ? Double.POSITIVE_INFINITY : hitTime + (1 - hitRatio) / hitRatio * extraTime;
    }
}
