package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.compare.Comparison;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.compare.Comparison.Subject;
import org.spindle.reports.Decimals;
import org.spindle.reports.Probability;
import org.spindle.reports.ShownTime;
import org.spindle.result.RunResult;

/** Assembles the page of a comparison: notable changes first, then all figures. */
final class ComparisonPage {
    /** The greatest number of rows of a table, to keep the page fast; further rows are only counted. */
    private static final int MOST_ROWS = 2_000;

    private final Comparison comparison;
    private final ComparisonText words;
    private final PageFrame page;
    private final Html html;
    private final List<ComparedMetric> notable;
    private final List<RunResult> runs;

    /** @param runs the results compared, in the order of the subjects; none if they are sweeps, or not available */
    ComparisonPage(Comparison comparison, String command, List<RunResult> runs) {
        this.runs = List.copyOf(runs);
        this.comparison = comparison;
        this.words = new ComparisonText(comparison);
        this.page = new PageFrame(title(comparison), command, List.of());
        this.html = page.html();
        this.notable = words.notable();
    }

    private static String title(Comparison comparison) {
        List<Subject> subjects = comparison.subjects();
        String others = subjects.stream().skip(1).map(ComparisonPage::name).collect(Collectors.joining(", "));
        return others + " against " + name(subjects.get(0));
    }

    private static String name(Subject subject) {
        String path = subject.path().replaceAll("/+$", "");
        String last = path.substring(path.lastIndexOf('/') + 1);
        return last.isBlank() ? subject.label() : last;
    }

    String html() {
        page.begin("Spindle comparison report", "");
        answer();
        facts();
        page.content();
        page.notes("Notes on this comparison", notes());
        figures();
        changes();
        all();
        page.section("reproduce", "How to reproduce this comparison");
        page.command();
        page.endSection();
        return page.end("");
    }

    private void answer() {
        int all = comparison.rows().size();
        html.open("p", "class", "answer");
        comparison.elapsedTimeOfTasks().ifPresent(this::tasks);
        if (notable.isEmpty()) {
            html.text(all == 0 ? "There is no figure to compare." : "No notable change among ")
                    .text(all == 0 ? "" : "%s figures.".formatted(Decimals.alone(all)));
        } else {
            html.open("strong")
                    .text("%s of %s".formatted(Decimals.alone(notable.size()), Decimals.alone(all)))
                    .close();
            html.text(
                    notable.size() == 1
                            ? " figures changed notably: the "
                            : " figures changed notably; most of all, the ");
            ComparedMetric first = notable.get(0);
            Difference change = words.largest(first);
            html.text(words.figure(first) + " by ").open("strong");
            html.text(words.change(change)).close();
            html.text(" in " + comparison.subjects().get(change.subject()).label() + ".");
        }
        html.close().line();
        html.element(
                "p",
                "Notable is a change of at least %s %% that is significant at the level of %s %%: the interval of the "
                                .formatted(
                                        Decimals.alone(100 * Comparison.NOTABLE),
                                        Decimals.alone(100 * comparison.level()))
                        + "difference does not contain 0. Each figure is tested separately, so that of all figures"
                        + " without any difference that share may seem significant by chance.",
                "class",
                "description");
    }

    private void tasks(ComparedMetric row) {
        html.text("Tasks took ");
        time(row.baseline().mean());
        html.text(" on average in " + comparison.subjects().get(0).label());
        for (Difference other : row.others()) {
            html.text(", ");
            time(other.mean());
            html.text(" in " + comparison.subjects().get(other.subject()).label() + " (")
                    .open("strong")
                    .text(words.change(other))
                    .close()
                    .text(")");
        }
        html.text(". ");
    }

    private void time(double millis) {
        ShownTime time = ShownTime.ofMillis(millis);
        html.number(time.value(), time.shown()).text("\u00a0" + time.unit());
    }

    private void facts() {
        page.beginFacts();
        String role = " (baseline)";
        for (Subject subject : comparison.subjects()) {
            page.fact(subject.label() + role, subject.path());
            role = "";
        }
        page.endFacts();
    }

    private List<String> notes() {
        Set<String> notes = new LinkedHashSet<>(comparison.notes());
        for (Subject subject : comparison.subjects()) {
            subject.notes().forEach(note -> notes.add(subject.label() + ": " + note));
        }
        return List.copyOf(notes);
    }

    private void changes() {
        page.section("changes", "Notable changes");
        if (notable.isEmpty()) {
            page.absent("None.");
        } else {
            table("Figures with a notable change, the largest change first", notable);
        }
        page.endSection();
    }

    private void figures() {
        page.section("charts", "Charts");
        page.beginFigures();
        new ComparedDistributions(comparison.subjects(), runs).figure().ifPresent(page::figure);
        new ComparisonFigures(comparison, words).changes().ifPresent(page::figure);
        page.endFigures();
        if (!page.hasFigures()) {
            page.absent("No figure has a relative change.");
        }
        page.endSection();
    }

    private void all() {
        page.section("figures", "All figures");
        Map<String, List<ComparedMetric>> components = new LinkedHashMap<>();
        comparison.rows().stream()
                .limit(MOST_ROWS)
                .forEach(row -> components
                        .computeIfAbsent(row.component(), first -> new ArrayList<>())
                        .add(row));
        components.forEach((component, rows) -> {
            html.open("details").element("summary", component + " (" + Decimals.alone(rows.size()) + ")");
            table("All figures of " + component, rows);
            html.close().line();
        });
        int beyond = comparison.rows().size() - MOST_ROWS;
        if (beyond > 0) {
            page.absent("%s further figures are in the JSON of the comparison.".formatted(Decimals.alone(beyond)));
        }
        page.endSection();
    }

    /** A row for each difference. */
    private void table(String caption, List<ComparedMetric> rows) {
        boolean axes = rows.stream().anyMatch(row -> !row.axes().isEmpty());
        boolean many = comparison.subjects().size() > 2;
        HtmlTable table = new HtmlTable(html).beginTall(caption).head("figure");
        if (axes) {
            table.head("at");
        }
        table.numberHead(comparison.subjects().get(0).label());
        if (many) {
            table.head("other");
        }
        table.numberHead(many ? "its figure" : comparison.subjects().get(1).label())
                .numberHead("change")
                .numberHead("p")
                .head("significant at %s %%".formatted(Decimals.alone(100 * comparison.level())))
                .body();
        for (ComparedMetric row : rows) {
            for (Difference other : row.others()) {
                html.open("tr").open("th", "scope", "row").text(words.named(row));
                html.element(
                        "small",
                        "%s, class %s%s"
                                .formatted(
                                        row.component(),
                                        row.requestClass(),
                                        row.unit().isEmpty() ? "" : ", " + row.unit()));
                row.cautions().forEach(caution -> html.element("small", "⚠ " + caution, "class", "caution"));
                html.close();
                if (axes) {
                    table.cell(words.at(row));
                }
                figure(table, row.baseline().mean(), row.baseline().halfWidth());
                if (many) {
                    table.cell(comparison.subjects().get(other.subject()).label());
                }
                figure(table, other.mean(), other.halfWidth());
                double half = known(other.changeHalfWidth());
                table.cell(other.change(), words.percent(other.change()), half, words.halfWidth(other.change(), half));
                probability(table, known(other.p()));
                significance(other);
                html.close().line();
            }
        }
        table.end();
    }

    private static void figure(HtmlTable table, double mean, @Nullable Double halfWidth) {
        table.cell(mean, Decimals.alone(mean), known(halfWidth), Decimals.halfWidth(mean, known(halfWidth)));
    }

    private void significance(Difference other) {
        html.open("td", "class", other.significant() ? "status" : "status no");
        if (other.differenceHalfWidth() == null) {
            html.element("span", "–", "aria-hidden", "true").text(" not tested");
        } else if (other.significant()) {
            html.element("span", other.difference() > 0 ? "▲" : "▼", "aria-hidden", "true")
                    .text(" yes");
        } else {
            html.element("span", "○", "aria-hidden", "true").text(" no");
        }
        html.element("small", other.test()).close();
    }

    private static void probability(HtmlTable table, double p) {
        table.cell(p, Probability.precise(p));
    }

    private static double known(@Nullable Double value) {
        return value == null ? Double.NaN : value;
    }
}
