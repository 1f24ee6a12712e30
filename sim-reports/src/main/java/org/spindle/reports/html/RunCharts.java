package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.spindle.reports.Decimals;
import org.spindle.reports.DistributionMetric;
import org.spindle.reports.Percentile;
import org.spindle.reports.ResponseParts;
import org.spindle.reports.RunMetrics;
import org.spindle.reports.html.ChartSpec.ChartAxis;
import org.spindle.reports.html.ChartSpec.DrawnLine;
import org.spindle.reports.html.ChartSpec.Mark;
import org.spindle.reports.html.ChartSpec.Part;
import org.spindle.reports.html.ChartSpec.Point;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.result.Series;

/** The charts of one run. Each is absent if the run has no metric for it. */
final class RunCharts {
    private static final String RESPONSE = "response-time";
    /** Classes by the outcome in the buffer, as opposed to those by operation. */
    private static final Set<String> OUTCOMES = Set.of(
            "read-hit",
            "read-partial-hit",
            "read-miss",
            "write-hit",
            "write-partial-hit",
            "write-miss",
            "write-append");
    /** The fraction of a mean response below which its difference from the sum of its parts is rounding. */
    private static final double ROUNDING = 1e-3;

    private final RunMetrics metrics;
    private final List<Series> series;
    private final TimeAxis time;

    RunCharts(RunResult result) {
        this.metrics = new RunMetrics(result);
        this.series = result.series();
        this.time = TimeAxis.of(result);
    }

    /** Returns the distribution of response times, by class. */
    Optional<Figure> responseTimes() {
        List<DistributionMetric> classes = metrics.classes(RunMetrics.SYSTEM, RESPONSE).stream()
                .filter(metric -> !metric.values().histogram().isEmpty())
                .toList();
        if (classes.isEmpty()) {
            return Optional.empty();
        }
        String unit = classes.get(0).unit();
        ChartAxis x = ChartAxis.log("response time", unit);
        ChartAxis y = ChartAxis.linear("requests completed within", "%");
        List<Figure.Variant> variants = new ArrayList<>();
        for (DistributionMetric metric : classes) {
            String name = metric.requestClass();
            String description =
                    "Share of requests of class %s that were completed within a time, on a logarithmic axis; "
                                    .formatted(name)
                            + "mean %s %s.".formatted(Decimals.alone(metric.mean()), unit);
            variants.add(new Figure.Variant(
                    name,
                    new ChartSpec.LineChart(
                            description, x, y, true, List.of(cumulative(name, metric)), marks(metric))));
        }
        if (classes.size() > 1) {
            variants.add(new Figure.Variant(
                    "compare classes",
                    new ChartSpec.LineChart(
                            "Share of requests that were completed within a time, one line for each class.",
                            x,
                            y,
                            true,
                            classes.stream()
                                    .map(metric -> cumulative(metric.requestClass(), metric))
                                    .toList(),
                            List.of())));
        }
        Chart kind = Chart.RESPONSE_TIMES;
        return Optional.of(new Figure(kind, kind.id(), "", "Class of request", "class", List.copyOf(variants)));
    }

    /** Returns the parts of the mean response, by class. */
    Optional<Figure> whereTimeWent() {
        List<DistributionMetric> classes = metrics.classes(RunMetrics.SYSTEM, RESPONSE);
        ResponseParts parts = new ResponseParts(metrics);
        Map<String, List<Double>> byName = new LinkedHashMap<>();
        double[] rest = classes.stream().mapToDouble(DistributionMetric::mean).toArray();
        for (int i = 0; i < classes.size(); i++) {
            for (Map.Entry<String, Double> part : parts.of(classes.get(i)).entrySet()) {
                byName.computeIfAbsent(part.getKey(), name -> new ArrayList<>()).add(part.getValue());
                rest[i] -= part.getValue();
            }
        }
        List<Part> shown = new ArrayList<>();
        byName.forEach((name, values) -> {
            if (values.stream().anyMatch(value -> value > 0)) {
                shown.add(new Part(name, List.copyOf(values)));
            }
        });
        if (shown.isEmpty()) {
            return Optional.empty();
        }
        List<Double> remainder = new ArrayList<>();
        for (int i = 0; i < classes.size(); i++) {
            remainder.add(rest[i] > ROUNDING * classes.get(i).mean() ? rest[i] : 0.0);
        }
        if (remainder.stream().anyMatch(value -> value > 0)) {
            shown.add(new Part("other", List.copyOf(remainder)));
        }
        return Optional.of(Figure.of(
                Chart.WHERE_TIME_WENT,
                new ChartSpec.StackedBarChart(
                        "Mean time per request in each part of its path, one bar for each class of request. A part "
                                + "that only some requests have counts as zero for the others.",
                        "class",
                        ChartAxis.linear("mean time per request", classes.get(0).unit()),
                        classes.stream().map(metric -> metric.requestClass()).toList(),
                        List.copyOf(shown))));
    }

    /** Returns one chart for each time series of the result that no section draws. */
    List<Figure> overTime(DrawnSeries drawn) {
        List<Figure> figures = new ArrayList<>();
        for (int number = 0; number < series.size(); number++) {
            Series each = series.get(number);
            if (each.points().stream().noneMatch(Double::isFinite) || drawn.include(each)) {
                continue;
            }
            double interval = each.intervalNs() / time.nanoseconds();
            List<Point> points = new ArrayList<>();
            for (int i = 0; i < each.points().size(); i++) {
                points.add(new Point(
                        i * each.intervalNs() / time.nanoseconds(),
                        each.points().get(i)));
            }
            String words = each.name().replace('-', ' ');
            boolean system = each.component().equals(RunMetrics.SYSTEM);
            String of = system ? "" : " (" + each.component() + ")";
            ChartSpec chart = new ChartSpec.LineChart(
                    "The %s%s in intervals of %s %s of simulated time."
                            .formatted(words, of, Decimals.alone(interval), time.unit()),
                    time.axis(),
                    ChartAxis.linear(words, each.unit()),
                    true,
                    List.of(new DrawnLine(
                            words,
                            List.copyOf(points),
                            List.of(),
                            Double.NaN,
                            each.points().size() * interval)),
                    List.of());
            Chart kind = Chart.ofSeries(each.name());
            figures.add(new Figure(
                    kind,
                    "series-" + number,
                    kind == Chart.OTHER_SERIES ? each.component() + ", " + words : system ? "" : each.component(),
                    "",
                    "",
                    List.of(new Figure.Variant("", chart))));
        }
        return List.copyOf(figures);
    }

    /** Returns each quantity that a component of the stack declared for requests, in classes that double. */
    List<Figure> quantities() {
        return metrics.distributions(RunMetrics.SYSTEM).stream()
                .filter(metric ->
                        !metric.isTime() && !metric.values().histogram().isEmpty())
                .map(RunCharts::quantity)
                .toList();
    }

    private static Figure quantity(DistributionMetric metric) {
        var byBits = new TreeMap<Integer, Long>();
        long total = 0;
        for (Metric.Bucket bucket : metric.values().histogram()) {
            int bits = Long.SIZE - Long.numberOfLeadingZeros((long) metric.inUnit(bucket));
            byBits.merge(bits, bucket.count(), Long::sum);
            total += bucket.count();
        }
        List<String> categories = new ArrayList<>();
        List<Double> values = new ArrayList<>();
        for (int bits = 0; bits <= byBits.lastKey(); bits++) {
            long from = bits == 0 ? 0 : 1L << (bits - 1);
            long to = bits == 0 ? 0 : (1L << bits) - 1;
            categories.add(from == to ? Long.toString(from) : from + "–" + to);
            values.add(100.0 * byBits.getOrDefault(bits, 0L) / total);
        }
        String name = metric.name().replace('-', ' ');
        String unit = metric.unit();
        String quantity = unit.isEmpty() ? name : name + ", " + unit;
        ChartSpec chart = new ChartSpec.BarChart(
                "Share of the requests that have a %s; each bar covers values up to twice those of the last. "
                                .formatted(name)
                        + "Mean %s %s."
                                .formatted(Decimals.alone(metric.mean()), unit)
                                .replace(" .", "."),
                quantity,
                ChartAxis.linear("requests", "%"),
                List.copyOf(categories),
                List.copyOf(values));
        return new Figure(
                Chart.QUANTITIES, "quantity-" + metric.name(), name, "", "", List.of(new Figure.Variant("", chart)));
    }

    /** Returns the number of requests by their outcome in the devices' buffers. */
    Optional<Figure> bufferOutcomes() {
        List<DistributionMetric> outcomes = metrics.classes(RunMetrics.SYSTEM, RESPONSE).stream()
                .filter(metric -> OUTCOMES.contains(metric.requestClass()))
                .toList();
        if (outcomes.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Figure.of(
                Chart.BUFFER_OUTCOMES,
                new ChartSpec.BarChart(
                        "Number of requests by the outcome in the device's buffer.",
                        "outcome",
                        ChartAxis.linear("requests", ""),
                        outcomes.stream().map(metric -> metric.requestClass()).toList(),
                        outcomes.stream().map(metric -> (double) metric.count()).toList())));
    }

    /** Returns the share of values up to each, in per cent, as a line of that name. */
    static DrawnLine cumulative(String name, DistributionMetric metric) {
        long total = metric.values().histogram().stream()
                .mapToLong(Metric.Bucket::count)
                .sum();
        List<Point> points = new ArrayList<>();
        long below = 0;
        double before = 0;
        for (Metric.Bucket bucket : metric.values().histogram()) {
            below += bucket.count();
            if (bucket.value() <= 0) {
                before = 100.0 * below / total;
            } else {
                points.add(new Point(metric.inUnit(bucket), 100.0 * below / total));
            }
        }
        return new DrawnLine(name, List.copyOf(points), List.of(), before, Double.NaN);
    }

    private static List<Mark> marks(DistributionMetric metric) {
        return Stream.of(Percentile.values())
                .filter(percentile -> percentile.of(metric) > 0)
                .map(percentile -> new Mark(percentile.label(), percentile.of(metric), percentile.percent()))
                .toList();
    }
}
