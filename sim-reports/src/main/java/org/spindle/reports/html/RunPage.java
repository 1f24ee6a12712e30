package org.spindle.reports.html;

import java.util.List;
import java.util.Optional;
import org.spindle.reports.Decimals;
import org.spindle.reports.DistributionMetric;
import org.spindle.reports.OfferedLoad;
import org.spindle.reports.Percentile;
import org.spindle.reports.RunMetrics;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;

/** Assembles the page of a run, section by section, from top to bottom. */
final class RunPage {
    private final RunResult result;
    private final RunMetrics metrics;
    private final String effectiveYaml;
    private final PageFrame page;
    private final Html html;
    private final Tables tables;
    private final List<AddedSection> sections;

    RunPage(RunResult result, String effectiveYaml, String command, List<AddedSection> sections) {
        this.result = result;
        this.metrics = new RunMetrics(result);
        this.effectiveYaml = effectiveYaml;
        this.page = new PageFrame(title(), command, List.of());
        this.html = page.html();
        this.tables = new Tables(metrics, html);
        this.sections = List.copyOf(sections);
    }

    String html() {
        page.begin("Spindle run report", result.scenario().description());
        answer();
        facts();
        page.content();
        page.notes(result.notes().size() == 1 ? "A note on this run" : "Notes on this run", result.notes());
        summary();
        figures();
        components();
        metrics();
        new AddedSections(page).write(sections);
        configuration();
        return page.end(result.spindle());
    }

    /** The run in a few sentences: the tasks first, if it has any. */
    private void answer() {
        new TaskAnswer(html, result, sections).write();
        html.open("p", "class", "answer");
        Optional<DistributionMetric> response = metrics.distribution(RunMetrics.SYSTEM, RunMetrics.ALL, "response-time")
                .filter(metric -> metric.count() > 0);
        if (response.isPresent()) {
            DistributionMetric metric = response.get();
            String unit = metric.unit();
            html.text("Requests took ").open("strong");
            html.number(metric.mean(), Decimals.alone(metric.mean()))
                    .text(" " + unit)
                    .close();
            html.text(" on average");
            double p99 = Percentile.P99.of(metric);
            if (Double.isFinite(p99)) {
                html.text(", 99 % of them at most ").open("strong");
                html.number(p99, Decimals.alone(p99));
                html.text(" " + unit).close();
            }
            html.text(".");
        } else {
            html.text("No request was measured.");
        }
        rates();
        html.close().line();
    }

    private void rates() {
        Optional<Metric> requests = metrics.any(RunMetrics.SYSTEM, "throughput");
        Optional<Metric> bytes = metrics.any(RunMetrics.SYSTEM, "data-rate");
        requests.ifPresent(rate -> {
            html.text(" The system completed ").open("strong");
            html.number(RunMetrics.average(rate), Decimals.alone(RunMetrics.average(rate)));
            html.text(" requests/s").close();
            bytes.ifPresent(volume -> html.text(" (")
                    .number(RunMetrics.average(volume), Decimals.alone(RunMetrics.average(volume)))
                    .text(" " + volume.unit() + ")"));
            html.text(".");
        });
        List<String> devices = metrics.devices().stream()
                .filter(device -> metrics.any(device, "utilisation").isPresent())
                .toList();
        if (!devices.isEmpty()) {
            String busiest = devices.get(0);
            for (String device : devices) {
                busiest = utilisation(device) > utilisation(busiest) ? device : busiest;
            }
            html.text(devices.size() == 1 ? " Device " : " The busiest device, ")
                    .element("span", busiest)
                    .text(devices.size() == 1 ? " was busy " : ", was busy ");
            html.open("strong").number(utilisation(busiest), Decimals.alone(100 * utilisation(busiest)));
            html.text(" %").close().text(" of the time.");
        }
    }

    private double utilisation(String device) {
        return metrics.any(device, "utilisation").map(RunMetrics::average).orElse(Double.NaN);
    }

    private void facts() {
        RunResult.RunInfo run = result.run();
        page.beginFacts();
        ScenarioFacts.of(effectiveYaml).forEach(page::fact);
        page.fact("Requests measured", Decimals.alone((double) run.requestsMeasured()));
        page.fact("Simulated time", seconds(run.simulatedNs()));
        if (run.warmUpNs() > 0) {
            page.fact("Of which warm-up", seconds(run.warmUpNs()));
        }
        OfferedLoad.of(result).ifPresent(load -> {
            page.fact("Offered while requests arrived", Decimals.alone(load.offered()) + " requests/s");
            page.fact("Completed", Decimals.alone(load.completed()) + " requests/s");
        });
        page.fact("Stopped by", run.stoppedBy());
        page.fact("Seed", Long.toString(result.scenario().seed()));
        page.fact("Replication", Long.toString(result.scenario().replication()));
        page.endFacts();
    }

    private void summary() {
        page.section("summary", "Response times");
        List<DistributionMetric> classes = metrics.classes(RunMetrics.SYSTEM, "response-time");
        if (classes.isEmpty()) {
            page.absent("No request was measured, so there are no response times.");
        } else {
            tables.summary(classes);
        }
        html.close().line();
    }

    private void figures() {
        RunCharts figures = new RunCharts(result);
        page.section("charts", "Charts");
        page.beginFigures();
        figures.responseTimes().ifPresent(page::figure);
        figures.whereTimeWent().ifPresent(page::figure);
        ResponseSeriesCharts responses = new ResponseSeriesCharts(result);
        responses.percentiles().ifPresent(page::figure);
        responses.map().ifPresent(page::figure);
        responses.throughput().ifPresent(page::figure);
        figures.overTime(new DrawnSeries(sections)).forEach(page::figure);
        figures.quantities().forEach(page::figure);
        figures.bufferOutcomes().ifPresent(page::figure);
        page.endFigures();
        if (!page.hasFigures()) {
            page.absent("The result holds neither histograms nor time series.");
        }
        page.endSection();
    }

    private void components() {
        List<String> components = metrics.devices();
        if (!components.isEmpty()) {
            page.section("components", "Components");
            tables.components(components);
            html.close().line();
        }
    }

    private void metrics() {
        if (result.metrics().isEmpty()) {
            return;
        }
        page.section("metrics", "All metrics");
        for (String component : metrics.components()) {
            html.open("details").element("summary", component);
            tables.metrics(component);
            html.close().line();
        }
        html.close().line();
    }

    private void configuration() {
        page.section("reproduce", "How to reproduce this page");
        page.command();
        html.element("p", "The same version, scenario and seed give the same numbers on every machine.");
        page.beginFacts();
        page.fact("Spindle", result.spindle());
        result.plugins().forEach(plugin -> page.fact("Plugin " + plugin.id(), plugin.version()));
        page.fact("Scenario SHA-256", result.scenario().sha256());
        page.endFacts();
        if (!effectiveYaml.isBlank()) {
            html.open("details", "class", "configuration").element("summary", "The configuration as run");
            html.open("pre", "tabindex", "0")
                    .element("code", effectiveYaml)
                    .close()
                    .close();
        }
        html.close().line();
    }

    private String title() {
        String name = result.scenario().name();
        return name.isBlank() ? "Unnamed scenario" : name;
    }

    private static String seconds(double nanoseconds) {
        return Double.isFinite(nanoseconds) ? Decimals.alone(nanoseconds / 1e9) + " s" : "";
    }
}
