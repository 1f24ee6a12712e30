package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.spindle.reports.Decimals;
import org.spindle.reports.result.Metric;
import org.spindle.reports.result.Result;

/** The tables of the page. */
final class Tables {
    private final Result result;
    private final Html html;

    Tables(Result result, Html html) {
        this.result = result;
        this.html = html;
    }

    private record Column(String title, ToDoubleFunction<Metric.Distribution> number) {}

    /** Response times, a row for each class. */
    void summary(List<Metric.Distribution> classes) {
        String unit = classes.get(0).key().unit();
        List<Column> columns = new ArrayList<>();
        columns.add(new Column("mean", Metric.Distribution::mean));
        if (classes.stream().anyMatch(metric -> metric.ci95() != null)) {
            columns.add(new Column("± 95 %", Tables::halfWidth));
        }
        columns.add(new Column("std. dev.", Metric.Distribution::stddev));
        for (String percentile : List.of("50", "90", "95", "99", "99.9")) {
            columns.add(new Column("p" + percentile, metric -> metric.percentile(percentile)));
        }
        columns.add(new Column("max", Metric.Distribution::max));

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
        for (Metric.Distribution metric : classes) {
            html.open("tr").element("th", metric.key().requestClass(), "scope", "row");
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
        for (Metric metric : result.metrics()) {
            if (devices.contains(metric.key().component())
                    && metric.key().requestClass().equals(Result.ALL)) {
                names.add(metric.key().name());
            }
        }
        begin("Mean or count over the measured time, by device");
        html.open("thead").open("tr").element("th", "", "scope", "col");
        devices.forEach(this::head);
        html.element("th", "unit", "scope", "col").close().close().open("tbody");
        for (String name : names) {
            List<Optional<Metric>> row =
                    devices.stream().map(device -> result.any(device, name)).toList();
            Optional<Metric> first = row.stream().flatMap(Optional::stream).findFirst();
            if (first.isEmpty()) {
                continue;
            }
            boolean share = name.equals("utilisation");
            html.open("tr")
                    .element(
                            "th",
                            name,
                            "scope",
                            "row",
                            "title",
                            first.get().key().doc());
            for (Optional<Metric> metric : row) {
                double value = metric.map(Metric::average).orElse(Double.NaN);
                cell(value, Decimals.alone(share ? 100 * value : value));
            }
            html.element("td", share ? "%" : first.get().key().unit()).close().line();
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
        for (Metric metric : result.metrics()) {
            if (metric.key().component().equals(component)) {
                metric(metric);
            }
        }
        html.close();
        end();
    }

    private void metric(Metric metric) {
        Metric.Key key = metric.key();
        html.open("tr").open("th", "scope", "row").text(key.name());
        if (!key.doc().isEmpty()) {
            html.element("small", key.doc());
        }
        html.close().element("td", key.requestClass());
        if (metric instanceof Metric.Distribution each) {
            cells((double) each.count(), each.mean(), each.percentile("50"), each.percentile("99"), each.max());
        } else if (metric instanceof Metric.Counter each) {
            cells(each.value(), Double.NaN, Double.NaN, Double.NaN, Double.NaN);
        } else if (metric instanceof Metric.Level each) {
            cells(Double.NaN, each.mean(), Double.NaN, Double.NaN, each.max());
        }
        html.element("td", key.unit()).close().line();
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

    private static double halfWidth(Metric.Distribution metric) {
        Metric.Interval interval = metric.ci95();
        return interval == null ? Double.NaN : interval.halfWidth();
    }
}
