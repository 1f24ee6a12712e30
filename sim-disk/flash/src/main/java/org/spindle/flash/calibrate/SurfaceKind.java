package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Ways to lay a surface through or near values at scattered points: a polynomial by least squares, or a thin plate (Duchon 1977), which
 * is a plane and, around each point, a multiple of r² log r, of the least bending energy. A smoothed plate need not pass through the
 * values.
 */
enum SurfaceKind {
    PLANE("plane", 1),
    QUADRATIC("quadratic", 2),
    PLATE("thin plate", 1) {
        @Override
        Optional<Surface> through(List<double[]> points, List<Double> values) {
            return plate(points, values, 0);
        }
    },
    SMOOTH_PLATE("smoothed thin plate", 1) {
        @Override
        Optional<Surface> through(List<double[]> points, List<Double> values) {
            return plate(points, values, SMOOTHING);
        }
    };

    private static final double SMOOTHING = 1;
    private static final double RIDGE = 1e-9;

    private final String text;
    private final int degree;

    SurfaceKind(String text, int degree) {
        this.text = text;
        this.degree = degree;
    }

    /** The surface; empty if the points do not determine it. */
    Optional<Surface> through(List<double[]> points, List<Double> values) {
        List<double[]> rows =
                points.stream().map(point -> terms(point, degree)).toList();
        int count = rows.get(0).length;
        if (rows.size() < count) {
            return Optional.empty();
        }
        double[][] normal = new double[count][count + 1];
        for (int n = 0; n < rows.size(); n++) {
            double[] row = rows.get(n);
            for (int i = 0; i < count; i++) {
                for (int j = 0; j < count; j++) {
                    normal[i][j] += row[i] * row[j];
                }
                normal[i][count] += row[i] * values.get(n);
            }
        }
        for (int i = 0; i < count; i++) {
            normal[i][i] += RIDGE;
        }
        return LinearSystem.solve(normal).map(weights -> point -> product(weights, 0, terms(point, degree)));
    }

    private static Optional<Surface> plate(List<double[]> points, List<Double> values, double smoothing) {
        int count = points.size();
        int all = count + points.get(0).length + 1;
        double[][] rows = new double[all][all + 1];
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < count; j++) {
                rows[i][j] = bump(points.get(i), points.get(j));
            }
            rows[i][i] += smoothing;
            double[] terms = terms(points.get(i), 1);
            for (int k = 0; k < terms.length; k++) {
                rows[i][count + k] = terms[k];
                rows[count + k][i] = terms[k];
            }
            rows[i][all] = values.get(i);
        }
        return LinearSystem.solve(rows).map(weights -> point -> {
            double sum = product(weights, count, terms(point, 1));
            for (int i = 0; i < count; i++) {
                sum += weights[i] * bump(points.get(i), point);
            }
            return sum;
        });
    }

    private static double product(double[] weights, int from, double[] terms) {
        double sum = 0;
        for (int i = 0; i < terms.length; i++) {
            sum += weights[from + i] * terms[i];
        }
        return sum;
    }

    private static double bump(double[] a, double[] b) {
        double square = 0;
        for (int i = 0; i < a.length; i++) {
            square += (a[i] - b[i]) * (a[i] - b[i]);
        }
        return square == 0 ? 0 : square * Math.log(square) / 2;
    }

    private static double[] terms(double[] point, int degree) {
        List<Double> terms = new ArrayList<>();
        terms.add(1.0);
        for (int i = 0; i < point.length; i++) {
            terms.add(point[i]);
            for (int j = 0; degree > 1 && j <= i; j++) {
                terms.add(point[i] * point[j]);
            }
        }
        return terms.stream().mapToDouble(Double::doubleValue).toArray();
    }

    @Override
    public String toString() {
        return text;
    }
}
