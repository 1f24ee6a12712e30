package org.spindle.reports.html;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.design.Designer.Proposals;
import org.spindle.design.Evaluation;
import org.spindle.design.Limit.Part;
import org.spindle.design.ModelValidation;
import org.spindle.design.ResponseTime;
import org.spindle.reports.Decimals;
import org.spindle.reports.html.ChartSpec.BarChart;
import org.spindle.reports.html.ChartSpec.ChartAxis;
import org.spindle.reports.html.ChartSpec.Point;

/** Assembles the page of a design: capacity and cost of each organisation, utilisations of its parts, rejected organisations. */
final class DesignPage {

    /** The greatest number of bars that remain legible. */
    private static final int MOST_BARS = 40;

    private final List<Evaluation> organisations;
    private final List<String> rejections;
    private final List<ModelValidation> comparisons;
    private final PageFrame page;
    private final Html html;

    DesignPage(String design, Proposals proposals, List<ModelValidation> comparisons, String command) {
        organisations = proposals.evaluations();
        rejections = proposals.rejections();
        this.comparisons = comparisons;
        page = new PageFrame(design, command, List.of());
        html = page.html();
    }

    String html() {
        List<Evaluation> front =
                organisations.stream().filter(Evaluation::onFront).toList();
        List<String> overloaded = organisations.stream()
                .filter(each -> each.overload() != null)
                .map(each -> name(each) + ": " + each.overload())
                .toList();
        page.begin("Spindle design report", "");
        answer();
        page.beginFacts();
        page.fact("Organisations", Decimals.alone(organisations.size()));
        page.fact("On the Pareto front", Decimals.alone(front.size()));
        page.fact("Cannot sustain the load", Decimals.alone(overloaded.size()));
        page.fact("Cannot be built", Decimals.alone(rejections.size()));
        page.endFacts();
        page.content();
        page.notes("Cannot sustain the load", overloaded);
        page.notes("Cannot be built", rejections);
        page.section("charts", "Charts");
        page.beginFigures();
        page.figure(figures(organisations.size() > MOST_BARS ? front : organisations));
        page.figure(responses(front));
        page.endFigures();
        page.endSection();
        results();
        utilisations();
        comparisons();
        page.section("reproduce", "How to reproduce this page");
        page.command();
        page.endSection();
        return page.end("");
    }

    private static String name(Evaluation each) {
        return each.axes().isEmpty()
                ? each.label()
                : each.label() + " ("
                        + each.axes().entrySet().stream()
                                .map(axis -> axis.getKey() + "=" + axis.getValue())
                                .collect(Collectors.joining(", "))
                        + ")";
    }

    private void answer() {
        html.open("p", "class", "answer");
        organisations.stream()
                .filter(each -> each.response() != null)
                .min(Comparator.comparingDouble(Evaluation::cost))
                .ifPresent(each -> {
                    html.text("The cheapest organisation that sustains its load, " + name(each) + ", costs ");
                    html.element("strong", Decimals.alone(each.cost()));
                    html.text(" and takes " + milliseconds(each) + " at " + Decimals.alone(each.load())
                            + " I/Os per second. ");
                });
        organisations.stream()
                .min(Comparator.comparingDouble(Evaluation::costPerIops))
                .ifPresent(each -> {
                    html.text("The cost of an I/O per second is lowest, ");
                    html.element("strong", Decimals.alone(each.costPerIops()));
                    html.text(", with " + name(each) + ".");
                });
        html.close().line();
    }

    private static double response(Evaluation each) {
        @Nullable ResponseTime response = each.response();
        return response == null ? Double.NaN : response.mean();
    }

    private static String milliseconds(Evaluation each) {
        return Decimals.alone(response(each)) + " ms";
    }

    private static Figure figures(List<Evaluation> shown) {
        List<Figure.Variant> variants = List.of(
                bars("I/Os per second", "I/Os per second", "", shown, Evaluation::iops),
                bars("cost", "cost", "", shown, Evaluation::cost),
                bars("cost of an I/O per second", "cost per I/O per second", "", shown, Evaluation::costPerIops));
        return new Figure(Chart.ORGANISATIONS, Chart.ORGANISATIONS.id(), "", "Figure", "figure", variants);
    }

    private static Figure.Variant bars(
            String what, String axis, String unit, List<Evaluation> shown, ToDoubleFunction<Evaluation> of) {
        return new Figure.Variant(
                what,
                new BarChart(
                        what.substring(0, 1).toUpperCase(Locale.ROOT) + what.substring(1)
                                + " of each organisation, within the greatest utilisations that the design allows.",
                        "organisation",
                        ChartAxis.linear(axis, unit),
                        shown.stream().map(DesignPage::name).toList(),
                        shown.stream().map(of::applyAsDouble).toList()));
    }

    private static Figure responses(List<Evaluation> front) {
        List<Point> points = front.stream()
                .filter(each -> each.response() != null)
                .sorted(Comparator.comparingDouble(Evaluation::cost).thenComparingDouble(DesignPage::response))
                .map(each -> new Point(each.cost(), response(each)))
                .toList();
        return Figure.of(
                Chart.COST_AND_RESPONSE,
                new ChartSpec.LineChart(
                        "Mean response time of the organisations on the Pareto front by their cost, each at its own"
                                + " load.",
                        ChartAxis.linear("cost", ""),
                        ChartAxis.linear("response time", "ms"),
                        false,
                        List.of(ChartSpec.DrawnLine.of("on the front", points)),
                        List.of()));
    }

    private void results() {
        page.section("organisations", "Organisations");
        HtmlTable table = new HtmlTable(html).beginTall("What each organisation can do and costs");
        table.head("organisation").numberHead("IOPS").head("limit").numberHead("cost");
        table.numberHead("cost per IOPS")
                .numberHead("response, ms")
                .numberHead("at IOPS")
                .head("front");
        table.body();
        for (Evaluation each : organisations) {
            html.open("tr");
            table.cell(name(each))
                    .cells(each.iops())
                    .cell(each.bottleneck().part().text())
                    .cells(each.cost(), each.costPerIops(), response(each), each.load())
                    .cell(each.onFront() ? "yes" : "");
            html.close().line();
        }
        table.end();
        page.endSection();
    }

    private void utilisations() {
        page.section("utilisations", "How busy the parts are");
        HtmlTable table = new HtmlTable(html).beginTall("Utilisation of each part in % at the IOPS above");
        table.head("organisation");
        List<Part> parts = organisations.stream()
                .flatMap(each -> each.utilisations().keySet().stream())
                .distinct()
                .sorted()
                .toList();
        parts.forEach(part -> table.numberHead(part.text()));
        table.body();
        for (Evaluation each : organisations) {
            Map<Part, Double> shares = each.utilisations();
            html.open("tr");
            table.cell(name(each));
            parts.forEach(part -> table.cells(100 * shares.getOrDefault(part, Double.NaN)));
            html.close().line();
        }
        table.end();
        page.endSection();
    }

    private void comparisons() {
        if (comparisons.isEmpty()) {
            return;
        }
        page.section("simulated", "Model and simulation");
        HtmlTable table = new HtmlTable(html).beginTall("The model beside simulations of each organisation");
        table.head("organisation").head("figure").numberHead("model").numberHead("simulated");
        table.numberHead("difference, %").body();
        for (ModelValidation comparison : comparisons) {
            for (ModelValidation.ComparedFigure line : comparison.lines()) {
                @Nullable Double half = line.halfWidth();
                double halfWidth = half == null ? Double.NaN : half;
                html.open("tr");
                table.cell(comparison.label())
                        .cell(line.figure() + (line.unit().equals("ms") ? ", ms" : ""))
                        .cells(line.model())
                        .cell(
                                line.simulated(),
                                Decimals.alone(line.simulated()),
                                halfWidth,
                                Decimals.halfWidth(line.simulated(), halfWidth))
                        .cells(100 * line.difference());
                html.close().line();
            }
        }
        table.end();
        page.endSection();
    }
}
