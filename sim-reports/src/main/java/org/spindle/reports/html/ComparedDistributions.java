package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.spindle.compare.Comparison.Subject;
import org.spindle.reports.Decimals;
import org.spindle.reports.DistributionMetric;
import org.spindle.reports.Percentile;
import org.spindle.reports.RunMetrics;
import org.spindle.reports.html.ChartSpec.ChartAxis;
import org.spindle.reports.html.ChartSpec.DrawnLine;
import org.spindle.result.RunResult;

/** The distributions of response times of several runs on one chart. */
final class ComparedDistributions {

    private static final String RESPONSE = "response-time";
    private static final List<Percentile> NAMED = List.of(Percentile.P50, Percentile.P95, Percentile.P99);

    private final List<Subject> subjects;
    private final List<RunMetrics> runs;

    /**
     * @param subjects the baseline first
     * @param results one for each subject, or none if they are not runs
     */
    ComparedDistributions(List<Subject> subjects, List<RunResult> results) {
        if (!results.isEmpty() && results.size() != subjects.size()) {
            throw new IllegalArgumentException(results.size() + " results of " + subjects.size() + " subjects");
        }
        this.subjects = subjects;
        runs = results.stream().map(RunMetrics::new).toList();
    }

    /** Returns a variant for each class of requests that the baseline and another have. */
    Optional<Figure> figure() {
        List<Figure.Variant> variants = new ArrayList<>();
        for (String requestClass : classes()) {
            variant(requestClass).ifPresent(variants::add);
        }
        return variants.isEmpty()
                ? Optional.empty()
                : Optional.of(new Figure(
                        Chart.DISTRIBUTIONS,
                        Chart.DISTRIBUTIONS.id(),
                        "",
                        "Class of request",
                        "class",
                        List.copyOf(variants)));
    }

    private Set<String> classes() {
        Set<String> classes = new LinkedHashSet<>();
        for (RunMetrics run : runs) {
            run.classes(RunMetrics.SYSTEM, RESPONSE).forEach(metric -> classes.add(metric.requestClass()));
        }
        return classes;
    }

    private Optional<Figure.Variant> variant(String requestClass) {
        List<DrawnLine> lines = new ArrayList<>();
        Optional<DistributionMetric> baseline = metric(0, requestClass);
        StringBuilder differences = new StringBuilder();
        for (int i = 0; i < runs.size(); i++) {
            Optional<DistributionMetric> metric = metric(i, requestClass);
            if (metric.isPresent()) {
                String label = subjects.get(i).label();
                lines.add(RunCharts.cumulative(label, metric.get()));
                if (i > 0 && baseline.isPresent()) {
                    differences.append(difference(label, baseline.get(), metric.get()));
                }
            }
        }
        if (lines.size() < 2 || baseline.isEmpty()) {
            return Optional.empty();
        }
        String description =
                "Share of requests of class %s that were completed within a time, on a logarithmic axis, a line for each run.%s"
                        .formatted(requestClass, differences);
        return Optional.of(new Figure.Variant(
                requestClass,
                new ChartSpec.LineChart(
                        description,
                        ChartAxis.log("response time", baseline.get().unit()),
                        ChartAxis.linear("requests completed within", "%"),
                        true,
                        List.copyOf(lines),
                        List.of())));
    }

    private Optional<DistributionMetric> metric(int run, String requestClass) {
        return runs.get(run)
                .distribution(RunMetrics.SYSTEM, requestClass, RESPONSE)
                .filter(metric -> !metric.values().histogram().isEmpty());
    }

    /** Returns a text such as {@code  B against A: p50 −1.2 ms (−10 %), ...} */
    private String difference(String label, DistributionMetric baseline, DistributionMetric other) {
        List<String> parts = new ArrayList<>();
        for (Percentile percentile : NAMED) {
            double before = percentile.of(baseline);
            double change = percentile.of(other) - before;
            String relative = before > 0 ? " (" + signed(100 * change / before) + " %)" : "";
            parts.add(percentile.label() + " " + signed(change) + " " + baseline.unit() + relative);
        }
        return " %s against %s: %s.".formatted(label, subjects.get(0).label(), String.join(", ", parts));
    }

    private static String signed(double value) {
        String sign = value > 0 ? "+" : value < 0 ? "\u2212" : "±";
        return sign + Decimals.alone(Math.abs(value));
    }
}
