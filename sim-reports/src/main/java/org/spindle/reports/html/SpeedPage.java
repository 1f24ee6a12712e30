package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.spindle.reports.Decimals;
import org.spindle.reports.SpeedHistory;
import org.spindle.reports.SpeedHistory.CaseCurve;
import org.spindle.reports.SpeedHistory.MeasuredCommit;
import org.spindle.reports.SpeedHistory.SpeedMeasure;

/** Assembles the page of a history of speed: a chart for each measure, and the commits by number. */
final class SpeedPage {

    private final SpeedHistory history;
    private final PageFrame page;

    SpeedPage(SpeedHistory history, String command) {
        this.history = history;
        this.page = new PageFrame("Speed of Spindle", command, List.of());
    }

    String html() {
        page.begin(
                "Spindle history of speed", "What a request costs in a standard set of scenarios, commit by commit.");
        page.beginFacts();
        page.fact("commits", Decimals.alone(history.commits().size()));
        page.fact(
                "measured on",
                history.commits().stream()
                        .map(MeasuredCommit::machine)
                        .distinct()
                        .collect(Collectors.joining("; ")));
        page.endFacts();
        page.content();
        page.section("charts", "Charts");
        if (history.commits().isEmpty()) {
            page.absent("Nothing was measured.");
        } else {
            page.beginFigures();
            history.measures().forEach(measure -> page.figure(figure(measure)));
            page.endFigures();
        }
        page.endSection();
        commits();
        page.section("reproduce", "How to reproduce this page");
        page.command();
        page.endSection();
        return page.end("");
    }

    private static Figure figure(SpeedMeasure measure) {
        ChartSpec chart = new ChartSpec.LineChart(
                "%s per request of each case at each commit; times are comparable on one machine only."
                        .formatted(measure.unit().replace("/request", "")),
                ChartSpec.ChartAxis.linear("commit", ""),
                ChartSpec.ChartAxis.linear(measure.name(), measure.unit()),
                false,
                measure.curves().stream().map(SpeedPage::line).toList(),
                List.of());
        return new Figure(
                Chart.SPEED, "speed-" + measure.name(), measure.name(), "", "", List.of(new Figure.Variant("", chart)));
    }

    private static ChartSpec.DrawnLine line(CaseCurve curve) {
        List<ChartSpec.Point> points = new ArrayList<>();
        for (int i = 0; i < curve.values().size(); i++) {
            points.add(new ChartSpec.Point(i + 1, curve.values().get(i)));
        }
        return ChartSpec.DrawnLine.of(curve.name(), List.copyOf(points));
    }

    private void commits() {
        page.section("commits", "Commits");
        HtmlTable table = new HtmlTable(page.html())
                .begin("The commits by their numbers in the charts")
                .numberHead("number")
                .head("commit")
                .head("machine")
                .head("scale")
                .body();
        for (int i = 0; i < history.commits().size(); i++) {
            MeasuredCommit each = history.commits().get(i);
            page.html().open("tr");
            table.cells(i + 1).cell(each.commit()).cell(each.machine()).cell(each.scale());
            page.html().close().line();
        }
        table.end();
        page.endSection();
    }
}
