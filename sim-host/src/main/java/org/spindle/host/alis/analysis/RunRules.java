package org.spindle.host.alis.analysis;

/**
 * The rules of run discovery (Hsu 2003, section 4.6.2).
 *
 * @param edgeThreshold least weight by which a unit joins a run, as a fraction of its weight if the sequence occurred
 *     once in each interval
 * @param minimumLength units of the shortest run that is kept, at least 2
 * @param drop a run ends where the weight falls below this share of the one before; 0 for no such rule
 * @param isMutual whether a unit joins only if its heaviest edge of that direction leads to the end of the run that it
 *     joins
 * @param order of the runs in the area
 */
public record RunRules(double edgeThreshold, int minimumLength, double drop, boolean isMutual, RunOrder order) {

    /** Returns the same rules with another threshold. */
    RunRules withThreshold(double threshold) {
        return new RunRules(threshold, minimumLength, drop, isMutual, order);
    }
}
