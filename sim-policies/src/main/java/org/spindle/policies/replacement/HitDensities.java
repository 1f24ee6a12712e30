package org.spindle.policies.replacement;

import java.util.Arrays;

/**
 * Estimates the future hits of a line per unit of time that it stays, from its class and age (Beckmann, Chen and
 * Cidon, NSDI 2018, "LHD: Improving Cache Hit Rate by Maximizing Hit Density", sections 3 and 4). The estimate uses
 * the ages at which lines of the class were used or evicted. The unit of age is a power of two of accesses; it is
 * doubled when many lines reach the greatest age and halved when few do.
 */
final class HitDensities {

    static final int CLASSES = 16;

    private static final int AGE_COUNT = 1 << 14;

    /** Factor by which earlier counts are multiplied at each estimate. */
    private static final double MEMORY = 0.9;

    /** Shares of events at the greatest age above which the unit of age is doubled, and below which it is halved. */
    private static final double MANY_OLD = 0.05;

    private static final double FEW_OLD = 0.001;

    private final double[][] uses = new double[CLASSES][AGE_COUNT];
    private final double[][] evictions = new double[CLASSES][AGE_COUNT];
    private final double[][] densities = new double[CLASSES][AGE_COUNT];
    private final long period;
    private int shift;
    private long events;
    private long eventsOfOld;

    /** @param period accesses between two estimates, at least 1 */
    HitDensities(long period) {
        this.period = period;
        for (double[] ofClass : densities) {
            for (int age = 0; age < AGE_COUNT; age++) {
                ofClass[age] = 1.0 / (age + 1);
            }
        }
    }

    /** Returns the age, in the current unit, of an event that many accesses ago. */
    int age(long accesses) {
        return (int) Math.min(accesses >> shift, AGE_COUNT - 1);
    }

    /** Returns the class of a line from the ages at its last two uses. */
    static int classOf(int age, int before) {
        int both = Math.min(age + before, AGE_COUNT - 1);
        int logarithm = both == 0 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(both);
        return Math.min(logarithm, CLASSES - 1);
    }

    double density(int ofClass, int age) {
        return densities[ofClass][age];
    }

    void countUse(int ofClass, int age) {
        uses[ofClass][age]++;
        count(age);
    }

    void countEviction(int ofClass, int age) {
        evictions[ofClass][age]++;
        count(age);
    }

    private void count(int age) {
        events++;
        eventsOfOld += age == AGE_COUNT - 1 ? 1 : 0;
        if (events >= period) {
            estimate();
        }
    }

    private void estimate() {
        double share = (double) eventsOfOld / events;
        if (share > MANY_OLD && shift < Long.SIZE / 2) {
            shift++;
            rescale(true);
        } else if (share < FEW_OLD && shift > 0) {
            shift--;
            rescale(false);
        }
        for (int i = 0; i < CLASSES; i++) {
            estimate(uses[i], evictions[i], densities[i]);
        }
        events = 0;
        eventsOfOld = 0;
    }

    /** Converts the counts to a unit of age that is twice or half as long. */
    private void rescale(boolean isCoarser) {
        for (int i = 0; i < CLASSES; i++) {
            rescale(uses[i], isCoarser);
            rescale(evictions[i], isCoarser);
        }
    }

    private static void rescale(double[] counts, boolean isCoarser) {
        int half = AGE_COUNT / 2;
        if (isCoarser) {
            for (int age = 0; age < half; age++) {
                counts[age] = counts[2 * age] + counts[2 * age + 1];
            }
            Arrays.fill(counts, half, AGE_COUNT, 0);
        } else {
            for (int age = AGE_COUNT - 1; age >= 0; age--) {
                counts[age] = counts[age / 2] / 2;
            }
        }
    }

    /**
     * Computes the density at each age: uses at that age or later, divided by the total remaining time of lines of
     * that age (equation 5 of the paper).
     */
    private static void estimate(double[] uses, double[] evictions, double[] densities) {
        double usesToCome = 0;
        double eventsToCome = 0;
        double timeToCome = 0;
        for (int age = AGE_COUNT - 1; age >= 0; age--) {
            usesToCome += uses[age];
            eventsToCome += uses[age] + evictions[age];
            timeToCome += eventsToCome;
            densities[age] = eventsToCome > 1e-5 ? usesToCome / timeToCome : 0;
            uses[age] *= MEMORY;
            evictions[age] *= MEMORY;
        }
    }
}
