package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.reports.Decimals;
import org.spindle.reports.FitText;
import org.spindle.reports.RankingText;
import org.spindle.sweep.CurveFits;
import org.spindle.sweep.CurveFits.FittedCurve;
import org.spindle.sweep.Ranking;
import org.spindle.sweep.Ranking.RankedPoint;
import org.spindle.sweep.Ranking.Standing;
import org.spindle.sweep.Stat;
import org.spindle.sweep.SweepResult;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;

/** Assembles the page of a sweep, section by section, from top to bottom. */
final class SweepPage {
    private static final int MANY_POINTS = 8;
    private static final int DIMENSIONS = 3;

    private final SweepResult sweep;
    private final @Nullable CurveFits fits;
    private final Ranking ranking;
    private final AxisNames names;
    private final SweepColumns table;
    private final List<SweepColumns.Key> carried;
    private final boolean drawable;
    private final PageFrame page;
    private final Html html;

    /**
     * @param maxFigures the number of figures in the page, of all metrics at all points
     * @param stat of the metric by which points are ranked
     * @param fits the fitted curves; null if there are none
     */
    SweepPage(SweepResult sweep, String command, int maxFigures, Stat stat, @Nullable CurveFits fits) {
        this.sweep = sweep;
        this.fits = fits;
        this.ranking = Ranking.of(sweep, stat);
        this.names = new AxisNames(sweep.axes().stream().map(VariedKey::path).toList());
        this.table = new SweepColumns(sweep, ranking.metric(), stat);
        this.carried = table.foremost(maxFigures);
        this.drawable = !sweep.axes().isEmpty() && !table.keys().isEmpty();
        this.page = new PageFrame(
                sweep.name().isBlank() ? "Unnamed scenario" : sweep.name(),
                command,
                drawable ? List.of(Resources.sweep()) : List.of());
        this.html = page.html();
    }

    String html() {
        page.begin("Spindle sweep report", sweep.description());
        answer();
        facts();
        page.content();
        page.failures("%s of %s runs failed".formatted(Decimals.alone(failed()), Decimals.alone(runs())), failures());
        page.notes("Notes on these runs", notes());
        standings();
        explore();
        fits();
        points();
        page.section("reproduce", "How to reproduce this page");
        page.command();
        html.element("p", "The same version, scenario and seed give the same numbers on every machine.");
        page.endSection();
        return page.end(sweep.spindle());
    }

    private int runs() {
        return sweep.points().stream().mapToInt(Point::runs).sum();
    }

    private int failed() {
        return sweep.points().stream().mapToInt(Point::failed).sum();
    }

    /** The sweep in a sentence or two. */
    private void answer() {
        html.open("p", "class", "answer");
        List<SweepColumns.Key> headlines = table.headlines();
        List<Integer> ranked = headlines.isEmpty() ? List.of() : table.ranked(table.ranking());
        if (ranked.isEmpty()) {
            html.text("No run has a figure.");
        } else {
            SweepColumns.Key key = table.ranking();
            html.text("The " + key.words().replace('-', ' '));
            if (ranked.size() == 1) {
                html.text(" was ");
                extreme(key, ranked.get(0));
            } else {
                html.text(" was lowest, ");
                extreme(key, ranked.get(0));
                html.text(", and highest, ");
                extreme(key, ranked.get(ranked.size() - 1));
            }
            html.text(".");
        }
        html.text(
                failed() > 0
                        ? " %s of %s runs failed.".formatted(Decimals.alone(failed()), Decimals.alone(runs()))
                        : " All %s runs finished.".formatted(Decimals.alone(runs())));
        html.close().line();
    }

    private void extreme(SweepColumns.Key key, int point) {
        PointMetric figure = table.at(key, point).orElseThrow();
        html.open("strong").number(figure.mean(), Decimals.alone(figure.mean()));
        if (Double.isFinite(figure.halfWidth())) {
            html.text(" ± ").number(figure.halfWidth(), Decimals.halfWidth(figure.mean(), figure.halfWidth()));
        }
        html.text(key.unit().isEmpty() ? "" : " " + key.unit()).close();
        String choice = names.choice(sweep.points().get(point).axes());
        html.text(choice.isEmpty() ? "" : ", at " + choice);
    }

    private void facts() {
        page.beginFacts();
        sweep.axes().forEach(axis -> page.fact(names.of(axis.path()), values(axis)));
        page.fact("Points", Decimals.alone(sweep.points().size()));
        page.fact("Runs per point", Decimals.alone(sweep.replications()));
        page.endFacts();
    }

    private static String values(VariedKey axis) {
        List<String> values = axis.values();
        return values.size() <= 5
                ? String.join(", ", values)
                : "%s … %s (%d values)".formatted(values.get(0), values.get(values.size() - 1), values.size());
    }

    private List<String> failures() {
        return sweep.failures().stream()
                .map(failure -> {
                    String choice = names.choice(failure.axes());
                    return (choice.isEmpty() ? failure.id() : choice + " (" + failure.id() + ")") + ": "
                            + failure.reason();
                })
                .toList();
    }

    /** Returns each note once, with its points. */
    private List<String> notes() {
        Map<String, List<Integer>> points = new LinkedHashMap<>();
        for (Point point : sweep.points()) {
            for (String note : point.notes()) {
                points.computeIfAbsent(note, first -> new ArrayList<>()).add(point.point());
            }
        }
        return points.entrySet().stream()
                .map(note -> note.getKey() + " " + where(note.getValue()))
                .toList();
    }

    private String where(List<Integer> points) {
        if (points.size() == sweep.points().size()) {
            return points.size() == 1 ? "" : "(at every point)";
        }
        String list = points.stream().limit(MANY_POINTS).map(String::valueOf).collect(Collectors.joining(", "));
        return points.size() == 1
                ? "(point " + list + ")"
                : "(points %s%s)"
                        .formatted(
                                list,
                                points.size() > MANY_POINTS ? " and " + (points.size() - MANY_POINTS) + " more" : "");
    }

    /** The best alternative at each load. */
    private void standings() {
        List<Standing> standings = ranking.standings();
        if (standings.stream().noneMatch(standing -> standing.second() != null)) {
            return;
        }
        page.section("standings", "Which is best");
        String unit = ranking.unit().isEmpty() ? "" : ", " + ranking.unit();
        String figure = ranking.stat().label() + " " + ranking.metric().words() + unit;
        HtmlTable rows = new HtmlTable(html)
                .begin("Lowest " + ranking.stat().label() + " "
                        + ranking.metric().words()
                        + (ranking.loads().isEmpty() ? "" : " at each load") + ", and how far below the second");
        ranking.loads().forEach(path -> rows.head(names.of(path)));
        rows.head("lowest")
                .numberHead(figure)
                .numberHead("below the second")
                .head("second")
                .head("difference")
                .body();
        Decimals decimals = Decimals.forColumn(standings.stream()
                .map(standing -> standing.best().figure().mean())
                .toList());
        for (Standing standing : standings) {
            html.open("tr");
            standing.load().values().forEach(rows::cell);
            RankedPoint second = standing.second();
            PointMetric best = standing.best().figure();
            rows.cell(RankingText.values(standing.best().axes(), ranking.alternatives()))
                    .cell(
                            best.mean(),
                            decimals.format(best.mean()),
                            best.halfWidth(),
                            decimals.halfWidth(best.halfWidth()))
                    .cell(standing.percentBelow(), RankingText.below(standing))
                    .cell(second == null ? "–" : RankingText.values(second.axes(), ranking.alternatives()))
                    .cell(RankingText.verdict(standing));
            html.close().line();
        }
        rows.end();
        if (standings.stream().anyMatch(standing -> !Double.isNaN(standing.pValue()))) {
            html.element(
                    "p",
                    "Significant: p below " + Ranking.LEVEL + " by Welch's t test over the replications of the two.");
        }
        page.endSection();
    }

    private void explore() {
        if (!drawable) {
            return;
        }
        page.data("sweep-data", SweepData.of(sweep, table, carried, names));
        page.section("charts", "Charts");
        if (isShortened()) {
            html.element(
                    "p",
                    "This page has %s of %s figures of each point, to keep it fast. All are in points.csv, and in"
                                    .formatted(
                                            Decimals.alone(carried.size()),
                                            Decimals.alone(table.keys().size()))
                            + " the page that spindle report makes with --all-metrics.");
        }
        html.open("div", "id", "measured", "class", "pickers", "role", "group", "aria-label", "Content of the charts")
                .close();
        page.beginFigures();
        page.computedFigure(Chart.CURVES);
        if (sweep.axes().stream().filter(axis -> axis.values().size() > 1).count() >= DIMENSIONS) {
            page.computedFigure(Chart.PARALLEL);
        }
        page.endFigures();
        page.endSection();
    }

    private void fits() {
        CurveFits fitted = fits;
        if (fitted == null || fitted.curves().isEmpty()) {
            return;
        }
        page.section("fits", "Fitted curves");
        HtmlTable rows = new HtmlTable(html).begin(FitText.title(fitted));
        FitText.HEADS.forEach(rows::head);
        rows.body();
        for (FittedCurve curve : fitted.curves()) {
            html.open("tr");
            FitText.cells(curve).forEach(rows::cell);
            html.close().line();
        }
        rows.end();
        html.element(
                "p",
                "Least squares by Levenberg and Marquardt; R² is the share of the variance that a curve explains.");
        page.endSection();
    }

    private boolean isShortened() {
        return carried.size() < table.keys().size();
    }

    private void points() {
        page.section("points", "All points");
        if (drawable) {
            html.open("p", "class", "tools")
                    .text("The main figures of each point. ")
                    .element(
                            "button",
                            isShortened() ? "Download the figures of this page as CSV" : "Download all figures as CSV",
                            "type",
                            "button",
                            "id",
                            "all-csv")
                    .close()
                    .line();
        }
        List<SweepColumns.Key> keys = table.headlines();
        HtmlTable rows = new HtmlTable(html)
                .beginTall("Mean over the runs of each point, ± the half width of its 95 % interval");
        rows.numberHead("point");
        sweep.axes().forEach(axis -> rows.head(names.of(axis.path())));
        for (SweepColumns.Key key : keys) {
            rows.numberHead(key.words() + (key.unit().isEmpty() ? "" : ", " + key.unit()));
        }
        rows.numberHead("runs").body();
        List<Decimals> decimals = keys.stream().map(this::decimals).toList();
        for (int i = 0; i < sweep.points().size(); i++) {
            Point point = sweep.points().get(i);
            html.open("tr").element("th", String.valueOf(point.point()), "scope", "row", "class", "number");
            sweep.axes().forEach(axis -> rows.cell(point.axes().getOrDefault(axis.path(), "–")));
            for (int k = 0; k < keys.size(); k++) {
                double mean = table.at(keys.get(k), i).map(PointMetric::mean).orElse(Double.NaN);
                double half =
                        table.at(keys.get(k), i).map(PointMetric::halfWidth).orElse(Double.NaN);
                rows.cell(
                        mean,
                        decimals.get(k).format(mean),
                        half,
                        decimals.get(k).halfWidth(half));
            }
            int finished = point.runs() - point.failed();
            rows.cell(finished, point.failed() == 0 ? "" + finished : finished + " of " + point.runs());
            html.close().line();
        }
        rows.end();
        page.endSection();
    }

    private Decimals decimals(SweepColumns.Key key) {
        return Decimals.forColumn(table.ranked(key).stream()
                .map(point -> table.at(key, point).orElseThrow().mean())
                .toList());
    }
}
