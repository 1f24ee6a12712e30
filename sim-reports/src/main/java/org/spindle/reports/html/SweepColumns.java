package org.spindle.reports.html;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.spindle.reports.RunMetrics;
import org.spindle.sweep.RankedMetric;
import org.spindle.sweep.Stat;
import org.spindle.sweep.SweepResult;
import org.spindle.sweep.SweepResult.PointMetric;

/** The figures of a sweep's metrics at all its points. A point without a figure has none in the column. */
final class SweepColumns {

    /** The key of a figure among those of its point. */
    record Key(String component, String requestClass, String name, String unit, Stat stat) {
        /** Returns a name such as {@code mean response-time}. */
        String words() {
            return stat == Stat.VALUE ? name : stat.label() + " " + name;
        }
    }

    private static final int FIGURES = 4;

    private final Map<Key, PointMetric[]> columns = new LinkedHashMap<>();

    private final int points;
    private final RankedMetric ranked;
    private final List<Stat> shown;

    /**
     * @param ranked the metric by which points are ranked
     * @param stat of that metric
     */
    SweepColumns(SweepResult sweep, RankedMetric ranked, Stat stat) {
        this.ranked = ranked;
        shown = List.of(stat, stat == Stat.P99 ? Stat.MEAN : Stat.P99);
        int size = sweep.points().size();
        points = Math.max(1, size);
        for (int i = 0; i < size; i++) {
            for (PointMetric metric : sweep.points().get(i).metrics()) {
                Key key =
                        new Key(metric.component(), metric.requestClass(), metric.name(), metric.unit(), metric.stat());
                columns.computeIfAbsent(key, absent -> new PointMetric[size])[i] = metric;
            }
        }
    }

    /** Returns the keys in the order in which they first appear. */
    List<Key> keys() {
        return List.copyOf(columns.keySet());
    }

    /**
     * Returns the headlines, then, in the order in which they first appear, as many others as {@code most} numbers permit, with one number
     * for each at every point: those of the system before those of its components, those of all requests before those of some, means before
     * percentiles.
     */
    List<Key> foremost(int most) {
        List<Key> first = headlines();
        long room = Math.max(0, most / points - first.size());
        Set<Key> chosen = columns.keySet().stream()
                .filter(key -> !first.contains(key))
                .sorted(Comparator.comparing(SweepColumns::distance))
                .limit(room)
                .collect(Collectors.toSet());
        return Stream.concat(first.stream(), columns.keySet().stream().filter(chosen::contains))
                .toList();
    }

    /** Orders figures by how much of the system they cover, the widest first. */
    private static int distance(Key key) {
        return (key.component().equals(RunMetrics.SYSTEM) ? 0 : 1)
                + (key.requestClass().equals(RunMetrics.ALL) ? 0 : 2)
                + (key.stat() == Stat.MEAN || key.stat() == Stat.VALUE ? 0 : 1);
    }

    /** Returns the figure at a point, by the index of the point in the sweep. */
    Optional<PointMetric> at(Key key, int point) {
        PointMetric[] column = columns.get(key);
        return column == null ? Optional.empty() : Optional.ofNullable(column[point]);
    }

    /** Returns the indices of the points that have the figure, from the least to the greatest figure. */
    List<Integer> ranked(Key key) {
        PointMetric[] column = columns.getOrDefault(key, new PointMetric[0]);
        return IntStream.range(0, column.length)
                .filter(point -> column[point] != null && Double.isFinite(column[point].mean()))
                .boxed()
                .sorted(Comparator.comparingDouble(point -> column[point].mean()))
                .toList();
    }

    /** Returns the headline by which points are ranked. There must be one. */
    Key ranking() {
        List<Key> headlines = headlines();
        return headlines.stream()
                .filter(key -> is(ranked, key) && key.stat() == shown.get(0))
                .findFirst()
                .orElse(headlines.get(0));
    }

    /** Returns the main figures: elapsed time of tasks, response time and throughput; the first few in a sweep without them. */
    List<Key> headlines() {
        List<Key> known = columns.keySet().stream()
                .filter(key -> order(key) < Integer.MAX_VALUE)
                .sorted(Comparator.comparingInt(this::order).thenComparing(Key::stat))
                .toList();
        return known.isEmpty() ? columns.keySet().stream().limit(FIGURES).toList() : known;
    }

    /** Orders the main figures: the metric by which points are ranked, the other one, throughput; then the statistics. */
    private int order(Key key) {
        boolean time = is(RankedMetric.ELAPSED_TIME, key) || is(RankedMetric.RESPONSE_TIME, key);
        if (time && shown.contains(key.stat())) {
            return (is(ranked, key) ? 0 : 2) + shown.indexOf(key.stat());
        }
        boolean rate = key.component().equals(RunMetrics.SYSTEM)
                && key.requestClass().equals(RunMetrics.ALL)
                && key.name().equals("throughput");
        return rate && key.stat() == Stat.MEAN ? 4 : Integer.MAX_VALUE;
    }

    private static boolean is(RankedMetric metric, Key key) {
        return metric.is(key.component(), key.requestClass(), key.name());
    }
}
