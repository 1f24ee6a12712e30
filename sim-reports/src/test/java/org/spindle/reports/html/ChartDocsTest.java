package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.spindle.reports.Percentile;
import org.spindle.sweep.Stat;

/** docs/charts.md explains exactly the charts and statistics that a page may show. */
class ChartDocsTest {

    private String docs;

    @BeforeEach
    void read() throws IOException {
        docs = Files.readString(Path.of(System.getProperty("spindle.root", ".."), "docs", "charts.md"));
    }

    @Test
    void everyChartIsExplainedUnderItsTitle() {
        List<String> titles = found("(?m)^### (.*)$", docs);
        assertThat(titles)
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Chart.values()).map(Chart::title).toList());
    }

    /** The titles on pages are those of the charts, with the distinction between several of a kind in parentheses. */
    @Test
    void noPageHasAnotherChart() throws IOException {
        Set<String> shown = new TreeSet<>();
        for (SamplePage page : SamplePage.values()) {
            shown.addAll(found("<figcaption><h3>([^<]*?)(?: \\([^<]*\\))?</h3>", page.text()));
        }
        assertThat(shown).hasSizeGreaterThan(8);
        assertThat(found("(?m)^### (.*)$", docs)).containsAll(shown);
    }

    @Test
    void everyStatisticIsExplained() throws IOException {
        Set<String> explained = Set.copyOf(found("\\*\\*([^*]*)\\*\\*", docs));
        assertThat(explained)
                .containsAll(Arrays.stream(Stat.values()).map(Stat::label).toList());
        assertThat(explained)
                .containsAll(Arrays.stream(Percentile.values())
                        .map(Percentile::label)
                        .toList());
        String run = SamplePage.RUN.text();
        String summary = run.substring(run.indexOf("id=\"summary\""), run.indexOf("id=\"charts\""));
        String metrics = run.substring(run.indexOf("id=\"metrics\""));
        for (String head : found("<th scope=\"col\" class=\"number\">([^<]*)</th>", summary + metrics)) {
            assertThat(explained).contains(head);
        }
        for (String head :
                found("<th scope=\"col\"[^>]*>(change|p|significant)[^<]*</th>", SamplePage.COMPARISON.text())) {
            assertThat(explained).contains(head);
        }
    }

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }
}
