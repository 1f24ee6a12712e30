package org.spindle.flash.calibrate;

import java.util.List;
import java.util.Optional;

/**
 * Thin plates through or near values at scattered points (Duchon 1977): a plane and, around each point, a multiple of r² log r, of the
 * least bending energy.
 */
final class ThinPlate {

    private ThinPlate() {}

    /**
     * Fits a plate.
     *
     * @param smoothing 0 for a plate that passes through the values; the larger, the closer it is to the plane of least
     *     squares
     * @return empty if the points do not determine a plane
     */
    static Optional<Surface> through(List<double[]> points, List<Double> values, double smoothing) {
        int count = points.size();
        int terms = points.get(0).length + 1;
        int all = count + terms;
        if (count < terms) {
            return Optional.empty();
        }
        double[][] rows = new double[all][all + 1];
        for (int i = 0; i < count; i++) {
            double[] point = points.get(i);
            for (int j = 0; j < count; j++) {
                rows[i][j] = bump(point, points.get(j));
            }
            rows[i][i] += smoothing;
            for (int k = 0; k < terms; k++) {
                rows[i][count + k] = term(point, k);
                rows[count + k][i] = term(point, k);
            }
            rows[i][all] = values.get(i);
        }
        return LinearSystem.solve(rows).map(weights -> point -> {
            double sum = 0;
            for (int i = 0; i < count; i++) {
                sum += weights[i] * bump(points.get(i), point);
            }
            for (int k = 0; k < terms; k++) {
                sum += weights[count + k] * term(point, k);
            }
            return sum;
        });
    }

    private static double bump(double[] a, double[] b) {
        double square = 0;
        for (int i = 0; i < a.length; i++) {
            square += (a[i] - b[i]) * (a[i] - b[i]);
        }
        return square == 0 ? 0 : square * Math.log(square) / 2;
    }

    private static double term(double[] point, int index) {
        return index == 0 ? 1 : point[index - 1];
    }
}
