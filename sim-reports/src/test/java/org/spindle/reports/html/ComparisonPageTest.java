package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.compare.Comparison;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.compare.Comparison.MeanFigure;
import org.spindle.compare.Comparison.Subject;
import org.spindle.compare.Comparison.SubjectKind;
import org.spindle.reports.SampleComparison;
import org.spindle.reports.SampleRun;
import org.spindle.result.RunResult;
import tools.jackson.databind.JsonNode;

class ComparisonPageTest {
    private static final String TEST = "Welch's t over 10 and 10 replications";

    @TempDir
    Path directory;

    @Test
    void theLargestNotableChangeComesFirstWithItsTest() throws Exception {
        String text = text(comparison(row("small", -0.05, true), row("large", 0.5, true), row("noise", 0.9, false)));
        assertThat(text)
                .contains("2 of 3 figures changed notably; most of all, the mean large of system, class all by "
                        + "+50 % ± 2 % in B.");
        assertThat(text).contains("significant at the level of 5 %", TEST, "▲ yes", "▼ yes", "○ no");
        assertThat(text.indexOf("mean large", text.indexOf("Notable changes")))
                .isLessThan(text.indexOf("mean small", text.indexOf("Notable changes")));
        assertThat(text).contains("10 ± 0.1", "15 ± 0.1", "0.00300");
    }

    @Test
    void runsHaveTheirDistributionsOnOneChartWithTheDifferencesNamed() throws Exception {
        StringBuilder page = new StringBuilder();
        RunResult run = SampleRun.withResponses("run", "");
        ComparisonReport.write(comparison(row("mean", 0.1, true)), "", List.of(run, run), page);
        assertThat(page)
                .contains(
                        "How do response times differ?",
                        "B against A: p50 ±0 ms (±0 %), p95 ±0 ms (±0 %), p99 ±0 ms (±0 %).");
        JsonNode lines = Browser.in(directory).ask(page.toString(), """
            return document.querySelectorAll("#distributions .line.shape").length;
            """);
        assertThat(lines.asInt()).isEqualTo(2);
    }

    @Test
    void saysSoWhereNothingChanged() throws Exception {
        assertThat(text(comparison(row("noise", 0.9, false)))).contains("No notable change among 1 figures.");
        assertThat(text(comparison())).contains("There is no figure to compare.", "No figure has a relative change.");
    }

    @Test
    void runsWithTasksLeadWithTheirElapsedTimes() throws Exception {
        var other = new Difference(1, 1500, null, -500, null, -0.25, null, null, false, "no interval");
        var tasks = new ComparedMetric(
                Map.of(),
                "host",
                "all",
                "elapsed-time",
                "ms",
                "mean",
                new MeanFigure(2000, null),
                List.of(other),
                List.of());
        assertThat(text(comparison(row("small", -0.05, true), tasks)).replace('\u00a0', ' '))
                .contains("Tasks took 2 s on average in A, 1.50 s in B (−25 %). 1 of 2 figures changed notably");
        assertThat(text(comparison(row("small", -0.05, true)))).doesNotContain("Tasks");
    }

    /** A baseline of 0 has no relative change: it is in the table, not in the chart. */
    @Test
    void aBaselineOfZeroIsNoPercentage() throws Exception {
        var other = new Difference(1, 2, null, 2, null, Double.NaN, null, null, false, "no test: a single run");
        var row = new ComparedMetric(
                Map.of(),
                "disk0",
                "all",
                "errors",
                "",
                "value",
                new MeanFigure(0, null),
                List.of(other),
                List.of("odd"));
        assertThat(text(comparison(row)))
                .contains("– not tested", "no test: a single run", "⚠ odd", "No figure has a relative change.");
    }

    @Test
    void theAddressPicksAMetric() throws Exception {
        StringBuilder out = new StringBuilder();
        ComparisonReport.write(SampleComparison.of("mail"), "spindle compare a b", List.of(), out);
        JsonNode found = Browser.in(directory).ask(out.toString(), """
            const state = () => [document.querySelector("#forest select").value, document.querySelectorAll("#forest .category").length];
            const before = state();
            location.hash = new URLSearchParams({ changes: "system · response-time" });
            await new Promise(done => setTimeout(done, 20));
            return [before, state()];
            """);
        assertThat(found.get(0).get(0).asString()).isEqualTo("notable changes");
        assertThat(found.get(1).get(0).asString()).isEqualTo("system · response-time");
        assertThat(found.get(1).get(1).asInt()).isEqualTo(18);
    }

    private static Comparison comparison(ComparedMetric... rows) {
        return new Comparison(
                0.05,
                List.of(
                        new Subject("A", "a", SubjectKind.RUN, List.of()),
                        new Subject("B", "b", SubjectKind.RUN, List.of())),
                List.of(),
                List.of(rows));
    }

    private static ComparedMetric row(String name, double change, boolean significant) {
        var other = new Difference(
                1, 10 + 10 * change, 0.1, 10 * change, 0.2, change, 0.02, significant ? 0.003 : 0.4, significant, TEST);
        return new ComparedMetric(
                Map.of(), "system", "all", name, "ms", "mean", new MeanFigure(10, 0.1), List.of(other), List.of());
    }

    private static String text(Comparison comparison) throws Exception {
        StringBuilder out = new StringBuilder();
        ComparisonReport.write(comparison, "spindle compare a b", List.of(), out);
        return out.toString()
                .replaceAll("(?s)<(script|style).*?</\\1>", "")
                .replaceAll("<[^>]*>", "")
                .replace("&#39;", "'");
    }
}
