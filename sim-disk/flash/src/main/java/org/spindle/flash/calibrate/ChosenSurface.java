package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The kind of surface that foretells best what was left out of it. The points are left out one at a time, or in {@value #MOST_FOLDS}
 * parts if there are more.
 *
 * @param kind the kind
 * @param error mean absolute difference between values and surfaces without them
 */
record ChosenSurface(SurfaceKind kind, Surface surface, double error) {

    private static final int MOST_FOLDS = 25;

    /** Chooses; empty if there are too few points for any kind, or none besides those that it needs at least. */
    static Optional<ChosenSurface> of(List<double[]> points, List<Double> values) {
        Optional<ChosenSurface> best = Optional.empty();
        double least = Double.POSITIVE_INFINITY;
        for (SurfaceKind kind : SurfaceKind.values()) {
            double error = error(kind, points, values);
            Optional<Surface> surface = error < least ? kind.through(points, values) : Optional.empty();
            if (surface.isPresent()) {
                least = error;
                best = Optional.of(new ChosenSurface(kind, surface.get(), error));
            }
        }
        return best;
    }

    private static double error(SurfaceKind kind, List<double[]> points, List<Double> values) {
        int folds = Math.min(MOST_FOLDS, points.size());
        double sum = 0;
        for (int fold = 0; fold < folds; fold++) {
            List<double[]> kept = new ArrayList<>();
            List<Double> keptValues = new ArrayList<>();
            for (int i = 0; i < points.size(); i++) {
                if (i % folds != fold) {
                    kept.add(points.get(i));
                    keptValues.add(values.get(i));
                }
            }
            Optional<Surface> surface = kept.isEmpty() ? Optional.empty() : kind.through(kept, keptValues);
            if (surface.isEmpty()) {
                return Double.POSITIVE_INFINITY;
            }
            for (int i = fold; i < points.size(); i += folds) {
                sum += Math.abs(surface.get().at(points.get(i)) - values.get(i));
            }
        }
        return sum / points.size();
    }
}
