package org.spindle.host.alis.analysis;

import it.unimi.dsi.fastutil.doubles.Double2IntOpenHashMap;
import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;

/**
 * Weights by key, in rising order of keys. Few of many weights differ, as most come from the same few sums: each
 * distinct one is stored once, and each key has its rank. So an entry takes 2 to 4 bytes where keys are close together,
 * and all weights can be multiplied at once.
 */
final class SortedWeights {

    private final SortedKeys keys;
    private final CodePages codes;
    private final double[] weights;
    private final SortedKeys.Cursor found;

    private SortedWeights(SortedKeys keys, CodePages codes, double[] weights) {
        this.keys = keys;
        this.codes = codes;
        this.weights = weights;
        found = keys.cursor();
    }

    static SortedWeights empty() {
        return new Builder().build();
    }

    int size() {
        return keys.size();
    }

    /** Returns the weight of a key, 0 if it has none. */
    double get(long key) {
        found.seek(key);
        return found.isValid() && found.key() == key ? weights[codes.get(found.index())] : 0;
    }

    /** Multiplies all weights. */
    void scale(double factor) {
        for (int i = 0; i < weights.length; i++) {
            weights[i] *= factor;
        }
    }

    /** Returns a bound that no weight is below: the least, or less. */
    double least() {
        double least = Double.POSITIVE_INFINITY;
        for (double weight : weights) {
            least = Math.min(least, weight);
        }
        return least;
    }

    /** Returns a cursor at the lowest key. */
    Cursor cursor() {
        return new Cursor();
    }

    /** Returns the rank of each weight by its code: 0 for the greatest; equal weights have equal ranks. */
    int[] ranks() {
        int[] falling = new int[weights.length];
        Arrays.setAll(falling, i -> i);
        IntArrays.quickSort(falling, (a, b) -> Double.compare(weights[b], weights[a]));
        int[] ranks = new int[weights.length];
        for (int i = 1; i < falling.length; i++) {
            int before = ranks[falling[i - 1]];
            ranks[falling[i]] = weights[falling[i]] == weights[falling[i - 1]] ? before : before + 1;
        }
        return ranks;
    }

    /** Returns the number of keys for each rank of weight. */
    int[] keysByRank(int[] ranks) {
        int[] count = new int[ranks.length];
        for (int i = 0; i < keys.size(); i++) {
            count[ranks[codes.get(i)]]++;
        }
        return count;
    }

    /** Iterates over the entries by rising key. */
    final class Cursor {

        private final SortedKeys.Cursor at = keys.cursor();

        private Cursor() {
            at.moveTo(0);
        }

        boolean isValid() {
            return at.isValid();
        }

        long key() {
            return at.key();
        }

        /** Returns the number of the weight among the different ones. */
        int code() {
            return codes.get(at.index());
        }

        double weight() {
            return weights[code()];
        }

        void next() {
            at.next();
        }
    }

    /** Builds from entries by rising key. */
    static final class Builder {

        /** Number of distinct weights beyond which further ones are not shared. */
        private static final int MOST_SHARED = 1 << 16;

        private final SortedKeys.Builder keys = new SortedKeys.Builder();
        private final CodePages.Builder codes = new CodePages.Builder();
        private final Double2IntOpenHashMap codeOf = new Double2IntOpenHashMap();
        private final DoubleArrayList weights = new DoubleArrayList();

        Builder() {
            codeOf.defaultReturnValue(-1);
        }

        void append(long key, double weight) {
            int code = codeOf.get(weight);
            if (code < 0) {
                code = weights.size();
                weights.add(weight);
                if (code < MOST_SHARED) {
                    codeOf.put(weight, code);
                }
            }
            keys.append(key);
            codes.append(code);
        }

        SortedWeights build() {
            return new SortedWeights(keys.build(), codes.build(), weights.toDoubleArray());
        }
    }
}
