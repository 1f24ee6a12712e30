package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.reports.SampleSweep;
import org.spindle.sweep.Stat;
import org.spindle.sweep.SweepResult;
import org.spindle.sweep.SweepResult.Failure;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;
import tools.jackson.databind.JsonNode;

/** The page of a sweep: its texts, and its pickers in a browser. */
class SweepPageTest {
    private static final String STATE = """
            const figure = document.getElementById("curves");
            const state = () => [figure.querySelector(".what").textContent,
              [...document.querySelectorAll(".pickers select")].map(each => each.selectedOptions[0].text).join(" | "),
              figure.querySelectorAll(".line.shape, .dots.shape").length, decodeURIComponent(location.hash)];
            const pick = (label, text) => {
              const select = document.querySelector(`[data-picker="${label}"] select`);
              select.focus();
              select.value = [...select.options].find(option => option.text === text).value;
              select.dispatchEvent(new Event("change", { bubbles: true }));
              return document.activeElement.closest("label")?.dataset.picker;
            };
            """;

    @TempDir
    Path directory;

    @Test
    void theAnswerNamesTheExtremesAndTheFailures() throws Exception {
        String page = page(twoPoints());
        assertThat(page.replaceAll("<[^>]*>", ""))
                .contains("The mean response time was lowest, 10 ± 1 ms, at scheduler = a, and highest, 20 ± 3 ms, at "
                        + "scheduler = b. 1 of 4 runs failed.")
                .contains("1 of 4 runs failed", "scheduler = b (p0001-r02): out of memory")
                .contains("The queue still grew. (point 1)");
    }

    @Test
    void pickersChangeTheChartAndTheAddressAndKeepTheKeyboard() throws Exception {
        JsonNode found = ask(SampleSweep.typical(), """
                const states = [state(), pick("Along", "size"), state(), pick("at workload.arrivals.rate", "140"), state(),
                  pick("Series", "(no series)"), state(), pick("Metric", "system · throughput"), state()];
                return states;
                """);
        assertThat(found.get(0).get(0).asString())
                .startsWith("Mean response-time of system, class all, along rate, a line for each scheduler, at size = "
                        + "4 KiB, write-back = true. Bands are 95 %");
        assertThat(found.get(0).get(2).asInt()).isEqualTo(4);
        assertThat(found.get(1).asString()).isEqualTo("Along");
        assertThat(found.get(2).get(0).asString()).contains("along size", "at rate = 20, write-back = true");
        assertThat(found.get(3).asString()).isEqualTo("at workload.arrivals.rate");
        assertThat(found.get(4).get(0).asString()).contains("at rate = 140");
        assertThat(found.get(4).get(3).asString()).contains("along=workload.size", "at=workload.arrivals.rate=140");
        assertThat(found.get(5).asString()).isEqualTo("Series");
        assertThat(found.get(6).get(0).asString()).contains("at rate = 140, scheduler = fcfs, write-back = true");
        assertThat(found.get(6).get(2).asInt()).isEqualTo(1);
        assertThat(found.get(8).get(0).asString()).startsWith("Mean throughput of system");
    }

    @Test
    void theAddressPicks() throws Exception {
        JsonNode found = ask(SampleSweep.typical(), """
                location.hash = "along=driver.scheduler&series=workload.size&class=read&stat=p99&at=workload.arrivals.rate%3D80";
                await new Promise(done => setTimeout(done, 20));
                return [state(), figure.querySelectorAll(".category").length];
                """);
        assertThat(found.get(0).get(0).asString())
                .startsWith(
                        "P99 response-time of system, class read, along scheduler, a line for each size, at rate = 80, "
                                + "write-back = true. Bars are 95 %");
        assertThat(found.get(0).get(2).asInt()).isEqualTo(5);
        assertThat(found.get(1).asInt()).isEqualTo(4);
    }

    /** The numbers in the data table are those of the points; sizes are in order on a logarithmic axis. */
    @Test
    void theCurveHoldsTheFiguresOfTheSweep() throws Exception {
        SweepResult sweep = SampleSweep.typical();
        JsonNode found = ask(sweep, """
                const blobs = [];
                URL.createObjectURL = blob => { blobs.push(blob); return "#"; };
                HTMLAnchorElement.prototype.click = () => {};
                pick("Along", "size");
                document.querySelector("#curves .csv").click();
                document.getElementById("all-csv").click();
                return [await blobs[0].text(), await blobs[1].text(), [...figure.querySelectorAll(".tick")].map(each => each.textContent).slice(-5)];
                """);
        PointMetric first = sweep.points().get(0).metrics().get(0);
        String[] lines = found.get(0).asString().split("\r\n");
        assertThat(lines).hasSize(1 + 4 * 5);
        assertThat(lines[0]).isEqualTo("line,size,\"mean response-time, ms\",\"from, ms\",\"to, ms\"");
        assertThat(lines[1])
                .isEqualTo("fcfs,4096," + first.mean() + "," + (first.mean() - first.halfWidth()) + ","
                        + (first.mean() + first.halfWidth()));
        String[] all = found.get(1).asString().split("\r\n");
        assertThat(all).hasSize(1 + 280 * 8);
        assertThat(all[1])
                .isEqualTo("20,fcfs,4 KiB,true,system,all,response-time,mean,ms," + first.mean() + ","
                        + first.halfWidth());
        assertThat(found.get(2).toString()).isEqualTo("[\"4 KiB\",\"8 KiB\",\"16 KiB\",\"64 KiB\",\"256 KiB\"]");
    }

    /** An axis that is zipped with another causes neither lines of one point nor a picker. */
    @Test
    void zippedAxesAskForNothing() throws Exception {
        List<VariedKey> axes = List.of(
                new VariedKey("a.rate", List.of("1", "2", "3")), new VariedKey("b.depth", List.of("10", "20", "30")));
        List<Point> points = List.of(point(0, "1", "10"), point(1, "2", "20"), point(2, "3", "30"));
        SweepResult sweep = new SweepResult("", "zip", "", axes, 1, points, List.of());
        JsonNode found = ask(sweep, "return state();");
        assertThat(found.get(0).asString())
                .isEqualTo("Mean response-time of system, class all, along rate. One run per "
                        + "point: no confidence intervals.");
        assertThat(found.get(1).asString())
                .isEqualTo("system · response-time | all | mean | linear | rate | (no series)");
        assertThat(found.get(2).asInt()).isEqualTo(1);
    }

    /** One of three points is overloaded. */
    @Test
    void pointsWithAGrowingQueueAreHollow() throws Exception {
        List<VariedKey> axes = List.of(new VariedKey("a.rate", List.of("1", "2", "3")));
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            PointMetric figure = point(i, "1", "1").metrics().get(0);
            String note = "queue still growing: the mean is not a steady-state figure";
            points.add(new Point(
                    i,
                    Map.of("a.rate", Integer.toString(i + 1)),
                    1,
                    0,
                    i == 2 ? List.of(note) : List.of(),
                    List.of(figure)));
        }
        String question = """
                const hollow = figure.querySelector(".dots.hollow");
                return [hollow ? hollow.getAttribute("d").split("M").length - 1 : 0, figure.querySelector(".what").textContent];
                """;
        JsonNode found = ask(new SweepResult("", "load", "", axes, 1, points, List.of()), question);
        assertThat(found.get(0).asInt()).isOne();
        assertThat(found.get(1).asString()).contains("Hollow dots: the queue was still growing");
        JsonNode stable = ask(new SweepResult("", "load", "", axes, 1, points.subList(0, 2), List.of()), question);
        assertThat(stable.get(0).asInt()).isZero();
        assertThat(stable.get(1).asString()).doesNotContain("Hollow");
    }

    @Test
    void aHundredSeriesAreFewNodes() throws Exception {
        JsonNode found = ask(SampleSweep.large(), """
                pick("Along", "rate");
                pick("Series", "tracks");
                return [state(), figure.querySelectorAll(".canvas svg *").length];
                """);
        assertThat(found.get(0).get(2).asInt()).isEqualTo(100);
        assertThat(found.get(1).asInt()).isLessThan(500);
    }

    /**
     * With eight figures at 1,000 points, a limit of 3,000 numbers admits the three headlines, and one of 5,000 also the system's
     * means by class.
     */
    @Test
    void aPageCarriesTheForemostFiguresOnly() throws Exception {
        SweepResult sweep = SampleSweep.large();
        String most = "return metrics();";
        String metrics = """
                const metrics = () => JSON.parse(document.getElementById("sweep-data").textContent).metrics
                  .map(each => `${each.component} ${each.class} ${each.stat} ${each.name}`);
                """;
        List<String> headlines =
                List.of("system all mean response-time", "system all p99 response-time", "system all mean throughput");
        assertThat(ask(sweep, 3_000, metrics + most))
                .extracting(JsonNode::asString)
                .isEqualTo(headlines);
        assertThat(ask(sweep, 10, metrics + most))
                .extracting(JsonNode::asString)
                .isEqualTo(headlines);
        assertThat(ask(sweep, 5_999, metrics + most))
                .extracting(JsonNode::asString)
                .startsWith(headlines.toArray(String[]::new))
                .endsWith("system read mean response-time", "disk0 all mean utilisation");
        assertThat(page(sweep, 5_999)).contains("This page has 5 of 8 figures of each point", "--all-metrics");
        assertThat(page(sweep, 8_000)).doesNotContain("--all-metrics", "This page has");
    }

    /** The chart and the table begin with the figure by which the points are ranked. */
    @Test
    void theRankedFigureIsShownFirst() throws Exception {
        for (Stat stat : List.of(Stat.MEAN, Stat.P99)) {
            StringBuilder page = new StringBuilder();
            SweepReport.write(SampleSweep.large(), "spindle sweep", SweepReport.FIGURES, stat, page);
            JsonNode found = Browser.in(directory).ask(page.toString(), STATE + "return state();");
            assertThat(found.get(0).asString()).startsWithIgnoringCase(stat.label() + " response-time of system");
        }
    }

    @Test
    void aSweepThatFailedWhollySaysSo() throws Exception {
        SweepResult sweep = new SweepResult(
                "",
                "",
                "",
                List.of(new VariedKey("a", List.of("1"))),
                1,
                List.of(new Point(0, Map.of("a", "1"), 1, 1, List.of(), List.of())),
                List.of(new Failure("p0000-r00", Map.of("a", "1"), "no such file")));
        assertThat(page(sweep)).contains("No run has a figure. 1 of 1 runs failed.", "no such file");
        String dom = Browser.in(directory).open(page(sweep), "");
        assertThat(dom).contains("data-errors=\"[]\"", "data-ready=\"true\"");
    }

    private JsonNode ask(SweepResult sweep, String script) throws Exception {
        return ask(sweep, SweepReport.FIGURES, script);
    }

    private JsonNode ask(SweepResult sweep, int most, String script) throws Exception {
        return Browser.in(directory).ask(page(sweep, most), STATE + script);
    }

    private static SweepResult twoPoints() {
        List<VariedKey> axes = List.of(new VariedKey("driver.scheduler", List.of("a", "b")));
        Map<String, String> b = Map.of("driver.scheduler", "b");
        return new SweepResult(
                "",
                "two",
                "",
                axes,
                2,
                List.of(
                        new Point(0, Map.of("driver.scheduler", "a"), 2, 0, List.of(), List.of(response(10, 1, 2))),
                        new Point(1, b, 2, 1, List.of("The queue still grew."), List.of(response(20, 3, 1)))),
                List.of(new Failure("p0001-r02", b, "out of memory")));
    }

    private static Point point(int number, String rate, String depth) {
        return new Point(
                number,
                Map.of("a.rate", rate, "b.depth", depth),
                1,
                0,
                List.of(),
                List.of(response(number + 1, Double.NaN, 1)));
    }

    private static PointMetric response(double mean, double half, int n) {
        return new PointMetric("system", "all", "response-time", "ms", Stat.MEAN, mean, half, Double.NaN, n);
    }

    private static String page(SweepResult sweep) throws Exception {
        return page(sweep, SweepReport.FIGURES);
    }

    private static String page(SweepResult sweep, int most) throws Exception {
        StringBuilder out = new StringBuilder();
        SweepReport.write(sweep, "spindle sweep mail-server.yaml", most, Stat.MEAN, out);
        return out.toString();
    }
}
