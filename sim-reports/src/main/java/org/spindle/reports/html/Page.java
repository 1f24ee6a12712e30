package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.spindle.reports.Decimals;
import org.spindle.reports.Measured;
import org.spindle.reports.Percentile;
import org.spindle.reports.RunMetrics;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;

/** Assembles the page, section by section, from top to bottom. */
final class Page {
    private final RunResult result;
    private final RunMetrics metrics;
    private final String effectiveYaml;
    private final String command;
    private final Html html = new Html();
    private final Tables tables;
    private final List<Figure> drawn = new ArrayList<>();

    Page(RunResult result, String effectiveYaml, String command) {
        this.result = result;
        this.metrics = new RunMetrics(result);
        this.effectiveYaml = effectiveYaml;
        this.command = command;
        this.tables = new Tables(metrics, html);
    }

    String html() {
        html.raw("<!DOCTYPE html>\n").open("html", "lang", "en").line();
        head();
        html.open("body").line();
        header();
        html.open("main").line();
        notes();
        summary();
        figures();
        devices();
        metrics();
        configuration();
        html.close().line();
        footer();
        html.open("script", "type", "application/json", "id", "chart-data")
                .raw(ChartJson.of(drawn))
                .close()
                .line();
        html.open("script").raw(Resources.charts()).close().line();
        html.open("script").raw(Resources.script()).close().line();
        return html.close().line().close().line().toString();
    }

    private void head() {
        String style = Resources.style();
        String policy = "default-src 'none'; script-src %s %s; style-src %s; base-uri 'none'; form-action 'none'"
                .formatted(
                        Resources.policyHash(Resources.charts()),
                        Resources.policyHash(Resources.script()),
                        Resources.policyHash(style));
        html.open("head").line().raw("<meta charset=\"utf-8\">\n");
        html.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"" + Html.escape(policy) + "\">\n");
        html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        html.element("title", title() + " – Spindle report").line();
        html.open("style").raw(style).close().line().close().line();
    }

    private void header() {
        html.open("header").open("div", "class", "top");
        html.element("p", "Spindle run report", "class", "kind");
        html.element("button", "Dark or light", "type", "button", "id", "theme").close();
        html.element("h1", title()).line();
        if (!result.scenario().description().isBlank()) {
            html.element("p", result.scenario().description(), "class", "description")
                    .line();
        }
        answer();
        facts();
        html.close().line();
    }

    /** The run in one sentence. */
    private void answer() {
        html.open("p", "class", "answer");
        Optional<Measured> response = metrics.distribution(RunMetrics.SYSTEM, RunMetrics.ALL, "response-time")
                .filter(metric -> metric.count() > 0);
        if (response.isPresent()) {
            Measured metric = response.get();
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
        html.open("dl", "class", "facts");
        fact("Requests measured", Decimals.alone((double) run.requestsMeasured()));
        fact("Simulated time", seconds(run.simulatedNs()));
        if (run.warmUpNs() > 0) {
            fact("Of which warm-up", seconds(run.warmUpNs()));
        }
        fact("Stopped by", run.stoppedBy());
        fact("Seed", Long.toString(result.scenario().seed()));
        fact("Replication", Long.toString(result.scenario().replication()));
        html.close().line();
    }

    private void fact(String name, String value) {
        if (!value.isBlank()) {
            html.open("div").element("dt", name).element("dd", value).close();
        }
    }

    private void notes() {
        if (result.notes().isEmpty()) {
            return;
        }
        html.open("section", "class", "notes", "aria-label", "Notes");
        html.element("h2", result.notes().size() == 1 ? "A note on this run" : "Notes on this run")
                .open("ul");
        result.notes().forEach(note -> html.element("li", note));
        html.close().close().line();
    }

    private void summary() {
        section("summary", "Response times");
        List<Measured> classes = metrics.classes(RunMetrics.SYSTEM, "response-time");
        if (classes.isEmpty()) {
            html.element("p", "No request was measured, so there are no response times.", "class", "absent");
        } else {
            tables.summary(classes);
        }
        html.close().line();
    }

    private void figures() {
        Figures figures = new Figures(result);
        section("charts", "Charts");
        html.element("noscript", "Charts are drawn by a script, and scripts are disabled here. The tables need none.");
        html.open("div", "class", "figures").line();
        figures.responseTimes().ifPresent(this::figure);
        figures.whereTimeWent().ifPresent(this::figure);
        figures.overTime().forEach(this::figure);
        figures.seekDistances().ifPresent(this::figure);
        figures.bufferOutcomes().ifPresent(this::figure);
        html.close();
        if (drawn.isEmpty()) {
            html.element("p", "The result holds neither histograms nor time series.", "class", "absent");
        }
        html.close().line();
    }

    private void figure(Figure figure) {
        drawn.add(figure);
        String description = figure.variants().get(0).chart().description();
        html.open("figure", "id", figure.id()).open("figcaption");
        html.element("h3", figure.title())
                .element("p", description, "class", "what")
                .close();
        if (figure.variants().size() > 1) {
            html.open("label", "class", "picker").text(figure.picker() + " ").open("select");
            figure.variants().forEach(variant -> html.element("option", variant.label()));
            html.close().close();
        }
        html.open("div", "class", "plot").close();
        html.element("ul", "", "class", "marks", "aria-label", "Marked points");
        html.open("div", "class", "data")
                .open("details")
                .element("summary", "Data table")
                .open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", figure.title())
                .close()
                .close();
        html.element(
                        "button",
                        "Download CSV",
                        "type",
                        "button",
                        "class",
                        "csv",
                        "aria-label",
                        "Download CSV: " + figure.title())
                .close();
        if (!command.isBlank()) {
            html.open("p", "class", "made")
                    .text("Made with ")
                    .element("code", command)
                    .close();
        }
        html.close().line();
    }

    private void devices() {
        List<String> devices = metrics.devices();
        if (!devices.isEmpty()) {
            section("devices", "Devices");
            tables.devices(devices);
            html.close().line();
        }
    }

    private void metrics() {
        if (result.metrics().isEmpty()) {
            return;
        }
        section("metrics", "All metrics");
        for (String component : metrics.components()) {
            html.open("details").element("summary", component);
            tables.metrics(component);
            html.close().line();
        }
        html.close().line();
    }

    private void configuration() {
        section("reproduce", "How to get this result again");
        if (command.isBlank()) {
            html.element("p", "The command that made this result was not kept.", "class", "absent");
        } else {
            html.open("pre", "tabindex", "0").element("code", command).close();
        }
        html.element("p", "The same version, scenario and seed give the same numbers on every machine.");
        html.open("dl", "class", "facts");
        fact("Spindle", result.spindle());
        result.plugins().forEach(plugin -> fact("Plugin " + plugin.id(), plugin.version()));
        fact("Scenario SHA-256", result.scenario().sha256());
        html.close();
        if (!effectiveYaml.isBlank()) {
            html.open("details", "class", "configuration").element("summary", "The configuration as run");
            html.open("pre", "tabindex", "0")
                    .element("code", effectiveYaml)
                    .close()
                    .close();
        }
        html.close().line();
    }

    private void footer() {
        html.open("footer")
                .element("p", "Made by Spindle " + result.spindle())
                .close()
                .line();
    }

    private void section(String id, String title) {
        html.open("section", "id", id, "aria-labelledby", id + "-title")
                .element("h2", title, "id", id + "-title")
                .line();
    }

    private String title() {
        String name = result.scenario().name();
        return name.isBlank() ? "Unnamed scenario" : name;
    }

    private static String seconds(double nanoseconds) {
        return Double.isFinite(nanoseconds) ? Decimals.alone(nanoseconds / 1e9) + " s" : "";
    }
}
