package org.spindle.analytic.reliability;

import org.spindle.analytic.ValidRange;

/**
 * A group of disks that survives a number of failures and loses data at the next. Disks fail independently with rate 1 / MTTF; one is
 * repaired at a time, with rate 1 / MTTR. Failures of other components, errors found during repair and correlated failures are ignored;
 * they make real systems worse.
 *
 * @param disks of the group, check disks included: 2 for a mirrored pair; more than {@code survived}
 * @param survived failures that the group survives, 0 or more
 */
public record ParityGroup(int disks, int survived, FailureModel disk) {

    public ParityGroup {
        ValidRange.atLeast(0, "failures survived", survived);
        ValidRange.atLeast(survived + 1, "number of disks", disks);
    }

    /**
     * Returns the mean time to data loss of a group that starts without failures: the mean time until the birth-death chain of failed disks
     * first reaches {@code survived} + 1. With h(i) the mean time from i to i + 1 failures, h(0) = 1 / (n &lambda;) and h(i) = (1 + &mu;
     * h(i - 1)) / ((n - i) &lambda;).
     */
    public double mttdl() {
        double lambda = 1 / disk.mttf();
        double mu = 1 / disk.mttr();
        double step = 1 / (disks * lambda);
        double total = step;
        for (int failed = 1; failed <= survived; failed++) {
            step = (1 + mu * step) / ((disks - failed) * lambda);
            total += step;
        }
        return total;
    }

    /**
     * Returns the approximation for repairs that are much shorter than lifetimes: MTTF^(k+1) / (n (n-1) ... (n-k) MTTR^k) for k failures
     * survived (Patterson, Gibson and Katz 1988; Chen et al. 1994).
     */
    public double approximateMttdl() {
        double mttdl = disk.mttf() / disks;
        for (int failed = 1; failed <= survived; failed++) {
            mttdl *= disk.mttf() / ((disks - failed) * disk.mttr());
        }
        return mttdl;
    }

    /** Returns the mean time to the first data loss in {@code groups} equal groups. */
    public double mttdlOf(int groups) {
        return mttdl() / ValidRange.atLeast(1, "number of groups", groups);
    }
}
