package org.spindle.host.volume;

import org.jspecify.annotations.Nullable;

/** Known linear combinations of unknown elements of the field of 256 elements, in echelon form. */
final class Elimination {

    private final int[][] rows;
    private final int[] values;

    Elimination(int unknowns) {
        rows = new int[unknowns][];
        values = new int[unknowns];
    }

    /** Adds a combination, given by its coefficients, and its value; overwrites {@code row}. */
    void add(int[] row, int value) {
        int rest = value ^ reduce(row);
        int pivot = pivot(row);
        if (pivot >= 0) {
            int inverse = inverse(row[pivot]);
            for (int i = 0; i < row.length; i++) {
                row[i] = times(row[i], inverse);
            }
            rows[pivot] = row;
            values[pivot] = times(rest, inverse);
        }
    }

    /** Returns the value of a combination, or null if it does not follow from those that were added. */
    @Nullable
    Integer solve(int[] wanted) {
        int[] row = wanted.clone();
        int value = reduce(row);
        return pivot(row) < 0 ? value : null;
    }

    /** Reduces a row by multiples of known combinations, and its value by the same multiples of their values. */
    private int reduce(int[] row) {
        int value = 0;
        for (int i = 0; i < row.length; i++) {
            int factor = row[i];
            if (factor != 0 && rows[i] != null) {
                for (int j = 0; j < row.length; j++) {
                    row[j] ^= times(factor, rows[i][j]);
                }
                value ^= times(factor, values[i]);
            }
        }
        return value;
    }

    private static int pivot(int[] row) {
        for (int i = 0; i < row.length; i++) {
            if (row[i] != 0) {
                return i;
            }
        }
        return -1;
    }

    /** Returns a product in the field of 256 elements with the polynomial 0x11d (Anvin 2007). */
    static int times(int a, int b) {
        int product = 0;
        int factor = a;
        for (int rest = b; rest != 0; rest >>= 1) {
            product ^= (rest & 1) != 0 ? factor : 0;
            factor = factor << 1 ^ ((factor & 0x80) != 0 ? 0x11d : 0);
        }
        return product;
    }

    private static int inverse(int a) {
        for (int b = 1; b < 256; b++) {
            if (times(a, b) == 1) {
                return b;
            }
        }
        throw new ArithmeticException("0 has no inverse");
    }
}
