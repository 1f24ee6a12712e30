package org.spindle.sweep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jspecify.annotations.Nullable;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;

/**
 * The points of a sweep with the lowest figure of {@link RankedMetric}: at each load, and of all. Numeric axes are the loads, all others are the
 * alternatives; a sweep of numeric axes only has no alternatives.
 *
 * <p>At each load the alternative with the lowest mean over its replications is compared with the second by Welch's t test (Law, Simulation
 * Modeling and Analysis, section 10.2.2). Replications that share random numbers are positively correlated, which the test ignores: its
 * p-values are then too large, never too small.
 */
public final class Ranking {

    /** Largest p-value of a significant difference, exclusive. */
    public static final double LEVEL = 0.05;

    private final Stat stat;
    private final List<String> loads;
    private final List<String> alternatives;
    private final Map<RankedMetric, List<RankedPoint>> measured = new EnumMap<>(RankedMetric.class);

    /**
     * A point and its figure.
     *
     * @param axes value by path
     * @param figure over the replications
     */
    public record RankedPoint(Map<String, String> axes, PointMetric figure) {}

    /**
     * The result at one load.
     *
     * @param load value by path of the numeric axes
     * @param best alternative with the lowest figure
     * @param second alternative with the second lowest figure; null if there is only one
     * @param pValue of the difference of the two; NaN if either has fewer than two runs
     */
    public record Standing(
            Map<String, String> load,
            RankedPoint best,
            @Nullable RankedPoint second,
            double pValue) {

        /** Returns by how many percent the best is below the second; NaN without a second. */
        public double percentBelow() {
            return second == null
                    ? Double.NaN
                    : 100
                            * (second.figure().mean() - best.figure().mean())
                            / second.figure().mean();
        }

        public boolean isSignificant() {
            return pValue < LEVEL;
        }
    }

    /**
     * @param stat of the metric
     */
    public Ranking(List<VariedKey> axes, Stat stat) {
        this.stat = stat;
        for (RankedMetric metric : RankedMetric.values()) {
            measured.put(metric, new ArrayList<>());
        }
        loads = axes.stream().filter(Ranking::isNumeric).map(VariedKey::path).toList();
        alternatives = axes.stream()
                .map(VariedKey::path)
                .filter(path -> !loads.contains(path))
                .toList();
    }

    /** Returns the ranking of a finished sweep. */
    public static Ranking of(SweepResult sweep, Stat stat) {
        Ranking ranking = new Ranking(sweep.axes(), stat);
        sweep.points().forEach(ranking::add);
        return ranking;
    }

    private static boolean isNumeric(VariedKey axis) {
        for (String value : axis.values()) {
            try {
                NumberWithUnit.parse(value);
            } catch (IllegalArgumentException e) {
                return false;
            }
        }
        return true;
    }

    /** Adds a point; one that has no figure is ignored. */
    public void add(Point point) {
        measured.forEach((metric, places) -> {
            PointMetric figure = metric.at(point, stat);
            if (figure != null && Double.isFinite(figure.mean())) {
                places.add(new RankedPoint(point.axes(), figure));
            }
        });
    }

    /** Returns the metric by which points are ranked: the elapsed time of tasks if every point that has response times has it. */
    public RankedMetric metric() {
        int tasks = places(RankedMetric.ELAPSED_TIME).size();
        return tasks > 0 && tasks >= places(RankedMetric.RESPONSE_TIME).size()
                ? RankedMetric.ELAPSED_TIME
                : RankedMetric.RESPONSE_TIME;
    }

    private List<RankedPoint> places(RankedMetric metric) {
        return measured.getOrDefault(metric, List.of());
    }

    private static Map<String, String> chosen(Map<String, String> axes, List<String> paths) {
        Map<String, String> chosen = new LinkedHashMap<>();
        paths.forEach(path -> chosen.put(path, axes.getOrDefault(path, "–")));
        return chosen;
    }

    public Stat stat() {
        return stat;
    }

    /** Returns the unit of the figures; empty if there are none. */
    public String unit() {
        List<RankedPoint> places = places(metric());
        return places.isEmpty() ? "" : places.get(0).figure().unit();
    }

    /** Returns the paths of the numeric axes. */
    public List<String> loads() {
        return loads;
    }

    /** Returns the paths of all other axes. */
    public List<String> alternatives() {
        return alternatives;
    }

    /** Returns the result at each load, in the order of the sweep; empty if there are no alternatives. */
    public List<Standing> standings() {
        List<Standing> standings = new ArrayList<>();
        if (alternatives.isEmpty()) {
            return standings;
        }
        Map<Map<String, String>, List<RankedPoint>> byLoad = new LinkedHashMap<>();
        for (RankedPoint place : places(metric())) {
            byLoad.computeIfAbsent(chosen(place.axes(), loads), load -> new ArrayList<>())
                    .add(place);
        }
        byLoad.forEach((load, at) -> {
            List<RankedPoint> ranked = ranked(at);
            RankedPoint second = ranked.size() < 2 ? null : ranked.get(1);
            standings.add(new Standing(
                    load,
                    ranked.get(0),
                    second,
                    second == null ? Double.NaN : pValue(ranked.get(0).figure(), second.figure())));
        });
        return standings;
    }

    /** Returns all points from the lowest figure to the highest. */
    public List<RankedPoint> ranked() {
        return ranked(places(metric()));
    }

    private static List<RankedPoint> ranked(List<RankedPoint> places) {
        return places.stream()
                .sorted(Comparator.comparingDouble(place -> place.figure().mean()))
                .toList();
    }

    /** Returns the two-sided p-value by Welch's t with the degrees of freedom of Welch and Satterthwaite. */
    static double pValue(PointMetric a, PointMetric b) {
        if (a.n() < 2 || b.n() < 2) {
            return Double.NaN;
        }
        double ofA = a.stddev() * a.stddev() / a.n();
        double ofB = b.stddev() * b.stddev() / b.n();
        double difference = Math.abs(a.mean() - b.mean());
        if (ofA + ofB == 0) {
            return difference == 0 ? 1 : 0;
        }
        double t = difference / Math.sqrt(ofA + ofB);
        double freedom = (ofA + ofB) * (ofA + ofB) / (ofA * ofA / (a.n() - 1) + ofB * ofB / (b.n() - 1));
        return 2 * TDistribution.of(freedom).survivalProbability(t);
    }
}
