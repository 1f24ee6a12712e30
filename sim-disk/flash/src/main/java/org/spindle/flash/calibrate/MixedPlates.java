package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Thin plates of several degrees of smoothing, averaged with the inverse mean squares of their errors at points that
 * were left out. The points are left out one at a time, or in {@value #MOST_FOLDS} parts if there are more; a point
 * without which no plate is determined never is. Results are clipped to the range of the values.
 *
 * @param error root mean square of the best plate's errors at points that were left out
 */
record MixedPlates(Surface surface, double error) {

    private static final int MOST_FOLDS = 25;
    private static final double[] SMOOTHING = {0, 0.1, 0.3, 1, 3, 10, 100};
    private static final double NO_ERROR = 1e-12;

    /** Fits the plates; empty if the points are too few to leave any out. */
    static Optional<MixedPlates> through(List<double[]> points, List<Double> values) {
        List<Surface> plates = new ArrayList<>();
        List<Double> weights = new ArrayList<>();
        for (double smoothing : SMOOTHING) {
            double square = squareError(points, values, smoothing);
            Optional<Surface> plate = ThinPlate.through(points, values, smoothing);
            if (Double.isFinite(square) && plate.isPresent()) {
                plates.add(plate.get());
                weights.add(1 / Math.max(NO_ERROR, square));
            }
        }
        double lowest = values.stream().mapToDouble(Double::doubleValue).min().orElse(0);
        double highest = values.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        double sum = weights.stream().mapToDouble(Double::doubleValue).sum();
        double best = weights.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        return plates.isEmpty()
                ? Optional.empty()
                : Optional.of(new MixedPlates(
                        point -> {
                            double value = 0;
                            for (int i = 0; i < plates.size(); i++) {
                                value += weights.get(i) / sum * plates.get(i).at(point);
                            }
                            return Math.max(lowest, Math.min(highest, value));
                        },
                        Math.sqrt(1 / best)));
    }

    private static double squareError(List<double[]> points, List<Double> values, double smoothing) {
        int folds = Math.min(MOST_FOLDS, points.size());
        double sum = 0;
        int foretold = 0;
        for (int fold = 0; fold < folds; fold++) {
            List<double[]> kept = new ArrayList<>();
            List<Double> keptValues = new ArrayList<>();
            for (int i = 0; i < points.size(); i++) {
                if (i % folds != fold) {
                    kept.add(points.get(i));
                    keptValues.add(values.get(i));
                }
            }
            Optional<Surface> plate =
                    kept.isEmpty() ? Optional.empty() : ThinPlate.through(kept, keptValues, smoothing);
            for (int i = fold; plate.isPresent() && i < points.size(); i += folds) {
                double error = plate.get().at(points.get(i)) - values.get(i);
                sum += error * error;
                foretold++;
            }
        }
        return foretold == 0 ? Double.POSITIVE_INFINITY : sum / foretold;
    }
}
