package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.spindle.reports.ResultText;
import org.spindle.reports.Results;
import org.spindle.reports.SampleRun;
import org.spindle.result.ResultException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class HtmlReportTest {
    private static final String HOSTILE = "</script><img src=x onerror=alert(1)>\"'&";

    @Test
    void showsHostileNamesAsText() throws IOException {
        StringBuilder out = new StringBuilder();
        String json = SampleRun.json(HOSTILE, HOSTILE)
                .replace("\"disk1\"", "\"</script><i>\"")
                .replace("\"read-hit\"", "\"</script><i>\"");
        HtmlReport.write(ResultText.read(json), HOSTILE, HOSTILE, List.of(), out);
        String page = ownText(out);
        assertThat(page).doesNotContain("<img").doesNotContain("<i>");
        assertThat(page).contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;");
        assertThat(Pattern.compile("</script").matcher(page).results().count()).isEqualTo(5);
    }

    /** Every exact number of the summary equals the one of the JSON. */
    @Test
    void summaryHoldsTheNumbersOfTheResult() throws IOException {
        String json = SampleRun.json();
        Matcher section =
                Pattern.compile("(?s)<section id=\"summary\".*?</section>").matcher(page(json));
        assertThat(section.find()).isTrue();
        List<Double> shown = new ArrayList<>();
        Pattern.compile("<data value=\"([^\"]*)\"")
                .matcher(section.group())
                .results()
                .forEach(match -> shown.add(Double.valueOf(match.group(1))));
        List<Double> expected = new ArrayList<>();
        for (JsonNode metric : JsonMapper.shared().readTree(json).path("metrics")) {
            if (metric.path("name").asString().equals("response-time")) {
                expected.add(metric.path("count").asDouble());
                expected.add(metric.path("mean").asDouble());
                expected.add(metric.path("ci95").path("halfWidth").asDouble());
                expected.add(metric.path("stddev").asDouble());
                for (String number : List.of("50", "90", "95", "99", "99.9")) {
                    expected.add(metric.path("percentiles").path(number).asDouble());
                }
                expected.add(metric.path("max").asDouble());
            }
        }
        assertThat(shown).hasSize(80).isEqualTo(expected);
    }

    @Test
    void saysWhyWhereThereIsNoData() throws IOException {
        StringBuilder out = new StringBuilder();
        HtmlReport.write(Results.of(), "", "", List.of(), out);
        String page = ownText(out);
        assertThat(page)
                .contains("Unnamed scenario", "there are no response times", "neither histograms nor time series")
                .doesNotContain("<figure")
                .doesNotContain("NaN")
                .doesNotContain("null");
    }

    /** Components stand in one table with those that have the same metrics, so that no cell is empty because a metric is another's. */
    @Test
    void componentsShareTablesOfTheMetricsThatTheyShare() throws IOException {
        StringBuilder out = new StringBuilder();
        HtmlReport.write(
                Results.of(
                        Results.level("disk0", "queue-length", "requests", 2),
                        Results.level("disk1", "queue-length", "requests", 3),
                        Results.level("disk0", "utilisation", "", 0.5),
                        Results.level("disk1", "utilisation", "", 0.25),
                        Results.level("host", "cpu-utilisation", "", 0.75)),
                "",
                "",
                List.of(),
                out);
        Matcher section =
                Pattern.compile("(?s)<section id=\"components\".*?</section>").matcher(ownText(out));
        assertThat(section.find()).isTrue();
        List<String> tables = List.of(section.group().split("<table>"));
        assertThat(tables).hasSize(3);
        assertThat(tables.get(1))
                .contains("of disk0, disk1<", "utilisation", "50", "25", "%", "queue-length")
                .doesNotContain("cpu-");
        assertThat(tables.get(2))
                .contains("of host<", "cpu-utilisation", "0.75")
                .doesNotContain("queue-length");
        assertThat(section.group()).doesNotContain("–");
    }

    @Test
    void refusesWhatIsNotAResult() {
        assertThatExceptionOfType(ResultException.class)
                .isThrownBy(() -> page("{\"schema\":\"spindle-result/2\"}"))
                .withMessageContaining("spindle-result/2");
        assertThatExceptionOfType(ResultException.class)
                .isThrownBy(() -> page("no JSON"))
                .withMessageContaining("not JSON");
    }

    /** HTML standard, "Restrictions for contents of script elements": these two would end or confuse the element. */
    @Test
    void scriptsCanStandInsideAScriptElement() {
        assertThat(Resources.charts()
                        + Resources.script()
                        + Resources.tools()
                        + Resources.sweep()
                        + Resources.verdicts())
                .doesNotContainIgnoringCase("</script")
                .doesNotContain("<!--");
    }

    private static String page(String json) throws IOException {
        StringBuilder out = new StringBuilder();
        HtmlReport.write(ResultText.read(json), "disk: {}\n", "spindle run mail-server.yaml", List.of(), out);
        return ownText(out);
    }

    /** Returns the page without the texts that all pages share. */
    private static String ownText(CharSequence page) {
        return page.toString()
                .replace(Resources.charts(), "")
                .replace(Resources.script(), "")
                .replace(Resources.tools(), "")
                .replace(Resources.style(), "");
    }
}
