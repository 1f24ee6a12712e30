package org.spindle.flash.calibrate;

import java.util.Optional;

/** Solves systems of linear equations, by elimination with the largest pivot of a column. */
final class LinearSystem {

    private static final double SMALLEST_PIVOT = 1e-10;

    private LinearSystem() {}

    /**
     * The solution.
     *
     * @param rows coefficients and, last, the right side of each equation; changed
     * @return empty if the equations do not determine it
     */
    static Optional<double[]> solve(double[][] rows) {
        int count = rows.length;
        for (int i = 0; i < count; i++) {
            int pivot = i;
            for (int k = i + 1; k < count; k++) {
                if (Math.abs(rows[k][i]) > Math.abs(rows[pivot][i])) {
                    pivot = k;
                }
            }
            double[] chosen = rows[pivot];
            rows[pivot] = rows[i];
            rows[i] = chosen;
            if (Math.abs(chosen[i]) < SMALLEST_PIVOT) {
                return Optional.empty();
            }
            for (int k = i + 1; k < count; k++) {
                double factor = rows[k][i] / chosen[i];
                for (int j = i; factor != 0 && j <= count; j++) {
                    rows[k][j] -= factor * chosen[j];
                }
            }
        }
        double[] solution = new double[count];
        for (int i = count - 1; i >= 0; i--) {
            double sum = rows[i][count];
            for (int j = i + 1; j < count; j++) {
                sum -= rows[i][j] * solution[j];
            }
            solution[i] = sum / rows[i][i];
        }
        return Optional.of(solution);
    }
}
