package org.spindle.disk.extract;

import java.util.Arrays;

/** Medians of measured times. */
final class Medians {

    private Medians() {}

    static double of(double... values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }
}
