package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.List;

/** One policy at one size, and its results; the simulations add theirs from several threads. */
final class CacheRun {

    private final PolicyChoice policy;
    private final long bytes;
    private final double[] ratiosOfParts;
    private boolean isClairvoyant;
    private List<MissTally> misses = List.of();
    private double missRatio;
    private long memoryBytes;
    private double cpuSeconds;

    /** @param bytes size of the cache for all entries, even if the trace is a sample */
    CacheRun(PolicyChoice policy, long bytes, int parts) {
        this.policy = policy;
        this.bytes = bytes;
        ratiosOfParts = new double[parts];
    }

    PolicyChoice policy() {
        return policy;
    }

    /** Notes whether the policy requested the next accesses. */
    void clairvoyant(boolean needsNextAccesses) {
        isClairvoyant = needsNextAccesses;
    }

    boolean isClairvoyant() {
        return isClairvoyant;
    }

    /** Returns the size of the cache for a sample. */
    long bytes(double sample) {
        return sample < 1 ? Math.round(bytes * sample) : bytes;
    }

    void simulated(List<MissTally> ofSections, double ratio, long memory, double seconds) {
        misses = ofSections;
        missRatio = ratio;
        memoryBytes = memory;
        cpuSeconds = seconds;
    }

    void simulatedPart(int part, double ratio) {
        ratiosOfParts[part] = ratio;
    }

    CacheFigures figures(TraceSections sections) {
        MissTally sum = new MissTally();
        List<AccessCounts> perInterval = new ArrayList<>();
        for (int i = 0; i < sections.count(); i++) {
            if (!sections.isWarmUp(i)) {
                sum.add(misses.get(i));
                perInterval.add(misses.get(i).counts());
            }
        }
        double halfWidth = ratiosOfParts.length == 0 ? Double.NaN : KeyGroups.halfWidth(ratiosOfParts);
        return new CacheFigures(
                policy.name(),
                isClairvoyant,
                bytes,
                sum.counts(),
                perInterval,
                missRatio,
                halfWidth,
                memoryBytes,
                cpuSeconds);
    }
}
