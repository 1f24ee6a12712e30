package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.spindle.reports.Decimals;
import org.spindle.reports.Measured;
import org.spindle.reports.Percentile;
import org.spindle.reports.RunMetrics;
import org.spindle.result.Metric;

/** The tables of the page. */
final class Tables {
    private final RunMetrics all;
    private final Html html;

    Tables(RunMetrics all, Html html) {
        this.all = all;
        this.html = html;
    }

    private record Column(String title, ToDoubleFunction<Measured> number) {}

    /** Response times, a row for each class. */
    void summary(List<Measured> classes) {
        String unit = classes.get(0).unit();
        List<Column> columns = new ArrayList<>();
        columns.add(new Column("mean", Measured::mean));
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
        begin("Response time in " + unit + " by class of request");
        html.open("thead").open("tr");
        html.element("th", "class", "scope", "col");
        head("requests");
        columns.forEach(column -> head(column.title()));
        html.close().close().open("tbody");
        for (Measured metric : classes) {
            html.open("tr").element("th", metric.requestClass(), "scope", "row");
            cells((double) metric.count());
            for (Column column : columns) {
                double value = column.number().applyAsDouble(metric);
                cell(value, decimals.format(value));
            }
            html.close().line();
        }
        html.close();
        end();
    }

    /** What each device measured over all requests, a row for each metric and a column for each device. */
    void devices(List<String> devices) {
        Set<String> names = new LinkedHashSet<>();
        names.add("utilisation");
        devices.stream()
                .flatMap(device -> all.of(device).stream())
                .filter(metric -> metric.requestClass().equals(RunMetrics.ALL))
                .forEach(metric -> names.add(metric.name()));
        begin("Mean or count over the measured time, by device");
        html.open("thead").open("tr").element("th", "", "scope", "col");
        devices.forEach(this::head);
        html.element("th", "unit", "scope", "col").close().close().open("tbody");
        for (String name : names) {
            List<Optional<Metric>> row =
                    devices.stream().map(device -> all.any(device, name)).toList();
            Optional<Metric> first = row.stream().flatMap(Optional::stream).findFirst();
            if (first.isEmpty()) {
                continue;
            }
            boolean share = name.equals("utilisation");
            html.open("tr")
                    .element("th", name, "scope", "row", "title", first.get().doc());
            for (Optional<Metric> metric : row) {
                double value = metric.map(RunMetrics::average).orElse(Double.NaN);
                cell(value, Decimals.alone(share ? 100 * value : value));
            }
            html.element("td", share ? "%" : first.get().unit()).close().line();
        }
        html.close();
        end();
    }

    /** Every metric of one component. */
    void metrics(String component) {
        begin("All metrics of " + component);
        html.open("thead").open("tr").element("th", "metric", "scope", "col").element("th", "class", "scope", "col");
        List.of("count", "mean", "p50", "p99", "max").forEach(this::head);
        html.element("th", "unit", "scope", "col").close().close().open("tbody");
        all.of(component).forEach(this::metric);
        html.close();
        end();
    }

    private void metric(Metric metric) {
        html.open("tr").open("th", "scope", "row").text(metric.name());
        if (!metric.doc().isEmpty()) {
            html.element("small", metric.doc());
        }
        html.close().element("td", metric.requestClass());
        if (metric.value() instanceof Metric.Distribution each) {
            Metric.Percentiles percentiles = each.percentiles();
            cells((double) each.count(), each.mean(), percentiles.p50(), percentiles.p99(), each.max());
        } else if (metric.value() instanceof Metric.Count each) {
            cells((double) each.value(), Double.NaN, Double.NaN, Double.NaN, Double.NaN);
        } else if (metric.value() instanceof Metric.Level each) {
            cells(Double.NaN, each.mean(), Double.NaN, Double.NaN, each.max());
        }
        html.element("td", metric.unit()).close().line();
    }

    private void begin(String caption) {
        html.open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", caption)
                .open("table")
                .element("caption", caption);
    }

    private void end() {
        html.close().close().line();
    }

    private void head(String title) {
        html.element("th", title, "scope", "col", "class", "number");
    }

    private void cells(double... values) {
        for (double value : values) {
            cell(value, Decimals.alone(value));
        }
    }

    private void cell(double exact, String shown) {
        html.open("td", "class", "number").number(exact, shown).close();
    }

    private static double halfWidth(Measured metric) {
        Metric.Confidence interval = metric.values().ci95();
        return interval == null ? Double.NaN : interval.halfWidth();
    }
}
