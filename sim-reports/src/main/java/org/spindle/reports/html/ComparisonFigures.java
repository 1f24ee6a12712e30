package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.spindle.compare.Comparison;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.reports.Decimals;
import org.spindle.reports.html.ChartSpec.ChartAxis;
import org.spindle.reports.html.ChartSpec.ChartEstimate;
import org.spindle.reports.html.ChartSpec.Estimates;
import org.spindle.reports.html.ChartSpec.Interval;

/** The forest plots of a comparison: relative changes with their intervals around 0 %. */
final class ComparisonFigures {
    /** The greatest number of rows in a chart. */
    private static final int MOST_ROWS = 25;

    private final Comparison comparison;
    private final ComparisonText words;

    ComparisonFigures(Comparison comparison, ComparisonText words) {
        this.comparison = comparison;
        this.words = words;
    }

    /** Returns the notable changes, then a variant for each metric; empty if nothing has a relative change. */
    Optional<Figure> changes() {
        List<ComparedMetric> drawable = comparison.rows().stream()
                .filter(row -> row.others().stream().anyMatch(other -> Double.isFinite(other.change())))
                .toList();
        if (drawable.isEmpty()) {
            return Optional.empty();
        }
        List<Figure.Variant> variants = new ArrayList<>();
        List<ComparedMetric> notable = words.notable().stream()
                .filter(row -> row.others().stream().anyMatch(other -> Double.isFinite(other.change())))
                .toList();
        if (!notable.isEmpty()) {
            variants.add(variant("notable changes", notable, words::figure));
        }
        Map<String, List<ComparedMetric>> metrics = new LinkedHashMap<>();
        drawable.forEach(
                row -> metrics.computeIfAbsent(row.component() + " · " + row.name(), first -> new ArrayList<>())
                        .add(row));
        metrics.forEach((metric, rows) -> variants.add(variant(metric, rows, this::within)));
        return Optional.of(
                new Figure(Chart.FOREST, Chart.FOREST.id(), "", "Changes of", "changes", List.copyOf(variants)));
    }

    private String within(ComparedMetric row) {
        String figure = row.requestClass() + ", " + row.stat();
        return row.axes().isEmpty() ? figure : words.at(row) + " (" + figure + ")";
    }

    private Figure.Variant variant(String label, List<ComparedMetric> rows, Function<ComparedMetric, String> name) {
        List<ComparedMetric> shown = rows.stream().limit(MOST_ROWS).toList();
        String baseline = comparison.subjects().get(0).label();
        String description = "Change against %s with its %s %% interval; hollow where it is not significant.%s"
                .formatted(
                        baseline,
                        Decimals.alone(100 - 100 * comparison.level()),
                        shown.size() < rows.size()
                                ? " The first %d of %d figures.".formatted(shown.size(), rows.size())
                                : "");
        List<Estimates> series = new ArrayList<>();
        for (int subject = 1; subject < comparison.subjects().size(); subject++) {
            int other = subject;
            series.add(new Estimates(
                    comparison.subjects().get(subject).label(),
                    shown.stream().map(row -> estimate(row, other)).toList()));
        }
        return new Figure.Variant(
                label,
                new ChartSpec.IntervalChart(
                        description,
                        "figure",
                        ChartAxis.linear("change", "%"),
                        shown.stream().map(name).toList(),
                        List.copyOf(series)));
    }

    private static ChartEstimate estimate(ComparedMetric row, int subject) {
        return row.others().stream()
                .filter(other -> other.subject() == subject)
                .findFirst()
                .map(ComparisonFigures::estimate)
                .orElse(ChartEstimate.NONE);
    }

    private static ChartEstimate estimate(Difference other) {
        double change = 100 * other.change();
        Double half = other.changeHalfWidth();
        Interval interval = half == null ? Interval.UNKNOWN : new Interval(change - 100 * half, change + 100 * half);
        return new ChartEstimate(change, interval, other.significant());
    }
}
