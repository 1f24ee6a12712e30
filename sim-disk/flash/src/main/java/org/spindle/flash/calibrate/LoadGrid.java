package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.spindle.flash.calibrate.MeasuredLoad.Quantile;
import org.spindle.spi.request.Operation;

/**
 * The loads of one operation on the grid of all their sizes, submitters and depths. Of several measurements at one place, the one with
 * the median mean counts. Places without one are filled by surfaces over the logarithms of the coordinates: those of means
 * and quantiles, each for one of the outstanding requests.
 */
final class LoadGrid {

    private final Operation operation;
    private final Map<GridPoint, MeasuredLoad> measured = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();

    private record GridPoint(long bytes, int submitters, double depth) implements Comparable<GridPoint> {

        static GridPoint of(MeasuredLoad load) {
            return new GridPoint(load.bytes(), load.submitters(), load.depth());
        }

        double[] coordinates() {
            return new double[] {log2(bytes), log2(submitters), log2(depth)};
        }

        private static double log2(double value) {
            return Math.log(value) / Math.log(2);
        }

        @Override
        public int compareTo(GridPoint other) {
            return Comparator.comparingLong(GridPoint::bytes)
                    .thenComparingInt(GridPoint::submitters)
                    .thenComparingDouble(GridPoint::depth)
                    .compare(this, other);
        }
    }

    LoadGrid(Operation operation, List<MeasuredLoad> loads) {
        this.operation = operation;
        Map<GridPoint, List<MeasuredLoad>> groups = new LinkedHashMap<>();
        for (MeasuredLoad load : loads) {
            groups.computeIfAbsent(GridPoint.of(load), place -> new ArrayList<>())
                    .add(load);
        }
        groups.forEach((place, group) -> {
            group.sort(Comparator.comparingDouble(MeasuredLoad::meanNanos));
            measured.put(place, group.get((group.size() - 1) / 2));
        });
    }

    /** A description of the surfaces, and their error at points left out of the fit. */
    List<String> notes() {
        return notes;
    }

    /** A load at each place of the grid; only the measured ones if these are too few to fill the others. */
    List<MeasuredLoad> loads() {
        List<GridPoint> holes = new ArrayList<>();
        for (long bytes :
                new TreeSet<>(measured.keySet().stream().map(GridPoint::bytes).toList())) {
            for (int submitters : new TreeSet<>(
                    measured.keySet().stream().map(GridPoint::submitters).toList())) {
                for (double depth : new TreeSet<>(
                        measured.keySet().stream().map(GridPoint::depth).toList())) {
                    GridPoint place = new GridPoint(bytes, submitters, depth);
                    if (!measured.containsKey(place)) {
                        holes.add(place);
                    }
                }
            }
        }
        return Stream.concat(measured.values().stream(), filled(holes).stream())
                .sorted(Comparator.comparing(GridPoint::of))
                .toList();
    }

    private List<MeasuredLoad> filled(List<GridPoint> holes) {
        List<double[]> points =
                columns(measured.keySet().stream().map(GridPoint::coordinates).toList());
        Optional<MixedPlates> means = holes.isEmpty()
                ? Optional.empty()
                : surface(
                        "mean",
                        points,
                        measured.values().stream()
                                .map(load -> Math.log(load.meanNanos() / load.outstanding()))
                                .toList());
        if (means.isEmpty()) {
            return List.of();
        }
        List<MeasuredLoad> loads = new ArrayList<>();
        List<double[]> places =
                columns(holes.stream().map(GridPoint::coordinates).toList());
        List<Quantile> shares = commonQuantiles();
        List<MixedPlates> heights = new ArrayList<>();
        for (Quantile quantile : shares) {
            surface(
                            name(quantile),
                            points,
                            measured.values().stream()
                                    .map(load -> Math.log(load.quantile(quantile.share()) / load.outstanding()))
                                    .toList())
                    .ifPresent(heights::add);
        }
        for (int i = 0; i < holes.size(); i++) {
            GridPoint hole = holes.get(i);
            double[] point = places.get(i);
            int outstanding = (int) Math.round(hole.depth() * hole.submitters());
            double mean = outstanding * Math.exp(means.get().surface().at(point));
            List<Quantile> quantiles = new ArrayList<>();
            double least = 0;
            for (int k = 0; k < heights.size(); k++) {
                least = Math.max(
                        least, outstanding * Math.exp(heights.get(k).surface().at(point)));
                quantiles.add(new Quantile(shares.get(k).share(), least));
            }
            loads.add(new MeasuredLoad(
                    "interpolated", operation, hole.bytes(), outstanding, hole.submitters(), mean, quantiles));
        }
        return loads;
    }

    /** Quantiles that all measurements have. */
    private List<Quantile> commonQuantiles() {
        List<MeasuredLoad> all = List.copyOf(measured.values());
        return all.get(0).quantiles().stream()
                .filter(quantile -> all.stream().allMatch(load -> load.quantile(quantile.share()) > 0))
                .toList();
    }

    private static String name(Quantile quantile) {
        return "p" + Math.round(quantile.share() * 1e5) / 1e3;
    }

    private Optional<MixedPlates> surface(String what, List<double[]> points, List<Double> values) {
        Optional<MixedPlates> chosen = MixedPlates.through(points, values);
        chosen.ifPresent(surface -> notes.add(String.format(
                Locale.ROOT,
                "%s %s between measurements: thin plates, off by %.0f %% where left out",
                operation.name().toLowerCase(Locale.ROOT),
                what,
                100 * Math.expm1(surface.error()))));
        return chosen;
    }

    /** The coordinates that differ between measurements. */
    private List<double[]> columns(List<double[]> points) {
        List<double[]> known =
                measured.keySet().stream().map(GridPoint::coordinates).toList();
        int[] kept = IntStream.range(0, known.get(0).length)
                .filter(column -> known.stream()
                                .mapToDouble(point -> point[column])
                                .distinct()
                                .count()
                        > 1)
                .toArray();
        return points.stream()
                .map(point ->
                        Arrays.stream(kept).mapToDouble(column -> point[column]).toArray())
                .toList();
    }
}
