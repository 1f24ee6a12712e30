package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.model.ModelResult;
import org.spindle.model.ModelResult.StationLoad;
import org.spindle.model.Simulated;
import org.spindle.reports.Decimals;
import org.spindle.reports.html.ChartSpec.BarChart;
import org.spindle.reports.html.ChartSpec.ChartAxis;
import org.spindle.reports.html.ChartSpec.Part;
import org.spindle.reports.html.ChartSpec.StackedBarChart;

/** Assembles the page of an analytic model: utilisations and times of the parts, and assumptions that do not hold. */
final class ModelPage {

    private final ModelResult model;
    private final @Nullable Simulated simulated;
    private final PageFrame page;
    private final Html html;

    ModelPage(String scenario, ModelResult model, @Nullable Simulated simulated, String command) {
        this.model = model;
        this.simulated = simulated;
        page = new PageFrame(scenario, command, List.of());
        html = page.html();
    }

    String html() {
        page.begin("Spindle model report", "");
        answer();
        page.beginFacts();
        page.fact("Load", load());
        page.fact("Throughput", Decimals.alone(model.throughput()) + " requests/s");
        page.fact("Bottleneck", model.bottleneck());
        page.endFacts();
        page.content();
        page.notes("Assumptions that do not hold", model.cautions());
        page.section("charts", "Charts");
        page.beginFigures();
        page.figure(utilisations());
        List<StationLoad> stable = model.lines().stream()
                .filter(line -> Double.isFinite(line.responseTime()))
                .toList();
        if (!stable.isEmpty()) {
            page.figure(times(stable));
        }
        page.endFigures();
        page.endSection();
        parts();
        if (simulated != null) {
            system(simulated);
        }
        page.section("reproduce", "How to reproduce this page");
        page.command();
        page.endSection();
        return page.end("");
    }

    private void answer() {
        String busy = model.lines().stream()
                .filter(line -> line.name().equals(model.bottleneck()))
                .map(line -> Decimals.alone(100 * line.utilisation()) + " %")
                .findFirst()
                .orElseThrow();
        html.open("p", "class", "answer");
        if (Double.isFinite(model.responseTime())) {
            html.text("By queueing theory, requests take ");
            html.element("strong", Decimals.alone(model.responseTime()) + " ms");
            html.text(" on average. The busiest part, " + model.bottleneck() + ", is busy ");
            html.element("strong", busy).text(" of the time.");
        } else {
            html.text("The system is overloaded: " + model.bottleneck() + " would have to be busy ");
            html.element("strong", busy).text(" of the time.");
        }
        html.close().line();
    }

    private String load() {
        if (!model.closed()) {
            return "open, " + Decimals.alone(model.throughput()) + " requests/s";
        }
        return "closed, " + model.population() + (model.population() == 1 ? " user" : " users") + ", "
                + Decimals.alone(model.thinkTime()) + " ms of thinking";
    }

    private Figure utilisations() {
        List<Figure.Variant> variants = new ArrayList<>();
        variants.add(new Figure.Variant("estimated", utilisations("the model expects", StationLoad::utilisation)));
        if (simulated != null) {
            addSimulated(simulated, variants);
        }
        return new Figure(Chart.UTILISATIONS, Chart.UTILISATIONS.id(), "", "Figures", "figures", variants);
    }

    private void addSimulated(Simulated run, List<Figure.Variant> to) {
        if (model.lines().stream().allMatch(line -> Double.isFinite(run.utilisation(line.name())))) {
            to.add(new Figure.Variant(
                    "simulated", utilisations("was simulated", line -> run.utilisation(line.name()))));
        }
    }

    private ChartSpec utilisations(String how, ToDoubleFunction<StationLoad> utilisation) {
        return new BarChart(
                "Share of the time in which each device and bus is busy, as " + how + ".",
                "part",
                ChartAxis.linear("busy", "%"),
                model.lines().stream().map(StationLoad::name).toList(),
                model.lines().stream()
                        .map(line -> 100 * utilisation.applyAsDouble(line))
                        .toList());
    }

    private static Figure times(List<StationLoad> stable) {
        return Figure.of(
                Chart.PART_TIMES,
                new StackedBarChart(
                        "Estimated mean time of a request at each device and bus: its service there, and waiting for"
                                + " it.",
                        "part",
                        ChartAxis.linear("mean time per request", "ms"),
                        stable.stream().map(StationLoad::name).toList(),
                        List.of(
                                new Part(
                                        "waiting",
                                        stable.stream()
                                                .map(line -> Math.max(0, line.responseTime() - line.service()))
                                                .toList()),
                                new Part(
                                        "service",
                                        stable.stream()
                                                .map(StationLoad::service)
                                                .toList()))));
    }

    private void parts() {
        page.section("parts", "Devices and buses");
        HtmlTable table = new HtmlTable(html).begin("Estimates for each device and bus");
        table.head("part").numberHead("requests/s").numberHead("service, ms").numberHead("C²");
        table.numberHead("busy, %").numberHead("response, ms");
        if (simulated != null) {
            table.numberHead("simulated busy, %").numberHead("simulated response, ms");
            table.numberHead("difference, %");
        }
        table.body();
        for (StationLoad line : model.lines()) {
            html.open("tr");
            table.cell(line.name())
                    .cells(
                            line.throughput(),
                            line.service(),
                            line.scv(),
                            100 * line.utilisation(),
                            line.responseTime());
            if (simulated != null) {
                double response = simulated.responseTime(line.name());
                table.cells(
                        100 * simulated.utilisation(line.name()), response, difference(line.responseTime(), response));
            }
            html.close().line();
        }
        table.end();
        page.endSection();
    }

    private void system(Simulated run) {
        page.section("system", "The whole system");
        HtmlTable table = new HtmlTable(html).begin("Estimates beside the simulation");
        table.head("figure").numberHead("model").numberHead("simulated").numberHead("difference, %");
        table.body();
        row("requests/s", model.throughput(), run.throughput(), table);
        row("response time, ms", model.responseTime(), run.responseTime(), table);
        table.end();
        page.endSection();
    }

    private void row(String figure, double estimated, double measured, HtmlTable table) {
        html.open("tr");
        table.cell(figure).cells(estimated, measured, difference(estimated, measured));
        html.close().line();
    }

    private static double difference(double estimated, double measured) {
        return 100 * (measured / estimated - 1);
    }
}
