package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.spindle.reports.Decimals;
import org.spindle.reports.DistributionMetric;
import org.spindle.reports.Percentile;
import org.spindle.reports.RunMetrics;
import org.spindle.result.Metric;

/** The tables of the page. */
final class Tables {
    private static final String UTILISATION = "utilisation";

    /** Most components of a table that is narrow enough to stand beside another one. */
    private static final int MOST_NARROW = 2;

    /** Most components that the caption of a table names. */
    private static final int MOST_LISTED = 3;

    private final RunMetrics all;
    private final Html html;
    private final HtmlTable table;

    Tables(RunMetrics all, Html html) {
        this.all = all;
        this.html = html;
        this.table = new HtmlTable(html);
    }

    private record Column(String title, ToDoubleFunction<DistributionMetric> number) {}

    /** Response times, a row for each class. */
    void summary(List<DistributionMetric> classes) {
        String unit = classes.get(0).unit();
        List<Column> columns = new ArrayList<>();
        columns.add(new Column("mean", DistributionMetric::mean));
        if (classes.stream().anyMatch(metric -> metric.values().ci95() != null)) {
            columns.add(new Column("± 95 %", Tables::halfWidth));
        }
        columns.add(new Column("std. dev.", metric -> metric.values().stddev()));
        for (Percentile percentile : Percentile.values()) {
            columns.add(new Column(percentile.label(), percentile::of));
        }
        columns.add(new Column("max", metric -> metric.values().max()));

        Decimals decimals = Decimals.forColumn(classes.stream()
                .flatMap(
                        metric -> columns.stream().map(column -> column.number().applyAsDouble(metric)))
                .toList());
        table.begin("Response time in " + unit + " by class of request")
                .head("class")
                .numberHead("requests");
        columns.forEach(column -> table.numberHead(column.title()));
        table.body();
        for (DistributionMetric metric : classes) {
            html.open("tr").element("th", metric.requestClass(), "scope", "row");
            table.cells((double) metric.count());
            for (Column column : columns) {
                double value = column.number().applyAsDouble(metric);
                table.cell(value, decimals.format(value));
            }
            html.close().line();
        }
        table.end();
    }

    /**
     * The metrics of components over all requests: a table for each set of components that have the same metrics, with a row for each
     * metric and a column for each component; what most components have comes first.
     */
    void components(List<String> components) {
        Set<String> names = new LinkedHashSet<>();
        names.add(UTILISATION);
        components.stream()
                .flatMap(component -> all.of(component).stream())
                .filter(metric -> metric.requestClass().equals(RunMetrics.ALL))
                .forEach(metric -> names.add(metric.name()));
        Map<List<String>, List<String>> byOwners = new LinkedHashMap<>();
        for (String name : names) {
            List<String> owners = components.stream()
                    .filter(component -> all.any(component, name).isPresent())
                    .toList();
            if (!owners.isEmpty()) {
                byOwners.computeIfAbsent(owners, none -> new ArrayList<>()).add(name);
            }
        }
        html.open("div", "class", "tables");
        byOwners.entrySet().stream()
                .sorted(Comparator.comparingInt(entry -> -entry.getKey().size()))
                .forEach(entry -> shared(entry.getKey(), entry.getValue()));
        html.close().line();
    }

    private void shared(List<String> components, List<String> names) {
        table.beginPart(
                        "Mean or count over the measured time of " + listed(components),
                        components.size() > MOST_NARROW)
                .head("metric");
        components.forEach(table::numberHead);
        table.head("unit").body();
        for (String name : names) {
            List<Metric> row = components.stream()
                    .map(component -> all.any(component, name).orElseThrow())
                    .toList();
            boolean share = name.equals(UTILISATION);
            html.open("tr")
                    .element("th", name, "scope", "row", "title", row.get(0).doc());
            for (Metric metric : row) {
                double value = RunMetrics.average(metric);
                table.cell(value, Decimals.alone(share ? 100 * value : value));
            }
            html.element("td", share ? "%" : row.get(0).unit()).close().line();
        }
        table.end();
    }

    private static String listed(List<String> names) {
        return names.size() <= MOST_LISTED
                ? String.join(", ", names)
                : String.join(", ", names.subList(0, MOST_LISTED)) + " and " + (names.size() - MOST_LISTED) + " more";
    }

    /** Every metric of one component. */
    void metrics(String component) {
        table.begin("All metrics of " + component).head("metric").head("class");
        List.of("count", "mean", "p50", "p99", "max").forEach(table::numberHead);
        table.head("unit").body();
        all.of(component).forEach(this::metric);
        table.end();
    }

    private void metric(Metric metric) {
        html.open("tr").open("th", "scope", "row").text(metric.name());
        if (!metric.doc().isEmpty()) {
            html.element("small", metric.doc());
        }
        html.close().element("td", metric.requestClass());
        if (metric.value() instanceof Metric.Distribution each) {
            Metric.Percentiles percentiles = each.percentiles();
            table.cells((double) each.count(), each.mean(), percentiles.p50(), percentiles.p99(), each.max());
        } else if (metric.value() instanceof Metric.Count each) {
            table.cells((double) each.value(), Double.NaN, Double.NaN, Double.NaN, Double.NaN);
        } else if (metric.value() instanceof Metric.Level each) {
            table.cells(Double.NaN, each.mean(), Double.NaN, Double.NaN, each.max());
        }
        html.element("td", metric.unit()).close().line();
    }

    private static double halfWidth(DistributionMetric metric) {
        Metric.Confidence interval = metric.values().ci95();
        return interval == null ? Double.NaN : interval.halfWidth();
    }
}
