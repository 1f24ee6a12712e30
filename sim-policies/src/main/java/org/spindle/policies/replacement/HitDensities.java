package org.spindle.policies.replacement;

import java.util.Arrays;

/**
 * Estimates the hits that a line will bring per byte and time it occupies, by its class and its age (Beckmann, Chen and Cidon, NSDI
 * 2018, "LHD: Improving Cache Hit Rate by Maximizing Hit Density", section 3 and 4): from the ages at which lines of the class were
 * used or evicted before. Ages are in units of a power of two of accesses that grows when many lines reach the greatest age.
 */
final class HitDensities {

    static final int CLASSES = 16;

    private static final int MOST_AGE = 1 << 14;

    /** Weight of what was counted before, against what was counted since the last estimate. */
    private static final double MEMORY = 0.9;

    /** Shares of events at the greatest age that make the unit of ages larger, or smaller. */
    private static final double MANY_OLD = 0.05;

    private static final double FEW_OLD = 0.001;

    private final double[][] uses = new double[CLASSES][MOST_AGE];
    private final double[][] evictions = new double[CLASSES][MOST_AGE];
    private final double[][] densities = new double[CLASSES][MOST_AGE];
    private final long period;
    private int shift;
    private long events;
    private long eventsOfOld;

    /** @param period accesses between two estimates, at least 1 */
    HitDensities(long period) {
        this.period = period;
        for (double[] ofClass : densities) {
            for (int age = 0; age < MOST_AGE; age++) {
                ofClass[age] = 1.0 / (age + 1);
            }
        }
    }

    /** Returns the age of what happened so many accesses ago. */
    int age(long accesses) {
        return (int) Math.min(accesses >> shift, MOST_AGE - 1);
    }

    /** Returns the class of a line whose last two uses came at these ages. */
    static int classOf(int age, int before) {
        int both = Math.min(age + before, MOST_AGE - 1);
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
        eventsOfOld += age == MOST_AGE - 1 ? 1 : 0;
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

    /** Counts of two ages become those of one, or the other way round. */
    private void rescale(boolean isCoarser) {
        for (int i = 0; i < CLASSES; i++) {
            rescale(uses[i], isCoarser);
            rescale(evictions[i], isCoarser);
        }
    }

    private static void rescale(double[] counts, boolean isCoarser) {
        int half = MOST_AGE / 2;
        if (isCoarser) {
            for (int age = 0; age < half; age++) {
                counts[age] = counts[2 * age] + counts[2 * age + 1];
            }
            Arrays.fill(counts, half, MOST_AGE, 0);
        } else {
            for (int age = MOST_AGE - 1; age >= 0; age--) {
                counts[age] = counts[age / 2] / 2;
            }
        }
    }

    /** Uses from an age on, divided by the time that lines of that age have still before them (equation 5 of the paper). */
    private static void estimate(double[] uses, double[] evictions, double[] densities) {
        double usesToCome = 0;
        double eventsToCome = 0;
        double timeToCome = 0;
        for (int age = MOST_AGE - 1; age >= 0; age--) {
            usesToCome += uses[age];
            eventsToCome += uses[age] + evictions[age];
            timeToCome += eventsToCome;
            densities[age] = eventsToCome > 1e-5 ? usesToCome / timeToCome : 0;
            uses[age] *= MEMORY;
            evictions[age] *= MEMORY;
        }
    }
}
