package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.reports.Results;
import org.spindle.reports.html.ChartSpec.ChartAxis;
import org.spindle.reports.html.ChartSpec.ChartEstimate;
import org.spindle.reports.html.ChartSpec.DrawnLine;
import org.spindle.reports.html.ChartSpec.Estimates;
import org.spindle.reports.html.ChartSpec.Interval;
import org.spindle.reports.html.ChartSpec.IntervalChart;
import org.spindle.reports.html.ChartSpec.LineChart;
import org.spindle.reports.html.ChartSpec.Part;
import org.spindle.reports.html.ChartSpec.Point;
import org.spindle.reports.html.ChartSpec.StackedBarChart;
import tools.jackson.databind.JsonNode;

/** The drawings by charts.js of charts worked by hand, in a browser. */
class ChartDrawingTest {

    @TempDir
    Path directory;

    private Browser browser;

    @BeforeEach
    void open() throws Exception {
        browser = Browser.in(directory);
    }

    @Test
    void linearAxesHaveRoundTicksAndTheLineGoesFromCornerToCorner() throws Exception {
        JsonNode found = draw(
                lines(ChartAxis.linear("time", "s"), ChartAxis.linear("load", "%"), false, point(0, 0), point(10, 100)),
                """
                const labels = texts(".tick");
                const lines = [...svg.querySelectorAll(".grid")].map(each => each.getBBox());
                const box = svg.querySelector(".line").getBBox();
                return { labels, titles: texts(".title"), left: box.x - lines[0].x, right: box.width - lines[0].width,
                  top: box.y - Math.min(...lines.map(each => each.y)), bottom: box.y + box.height - Math.max(...lines.map(each => each.y)) };
                """);
        assertThat(strings(found.get("labels")))
                .startsWith("0", "20", "40", "60", "80", "100")
                .endsWith("8", "9", "10");
        assertThat(strings(found.get("titles"))).containsExactly("load, %", "time, s");
        for (String side : List.of("left", "right", "top", "bottom")) {
            assertThat(found.get(side).asDouble()).as(side).isBetween(-1.0, 1.0);
        }
    }

    @Test
    void logarithmicAxesGiveEachDecadeTheSameLength() throws Exception {
        JsonNode found = draw(
                lines(
                        ChartAxis.log("time", "ms"),
                        ChartAxis.log("rate", ""),
                        false,
                        point(0.01, 1),
                        point(1, 100),
                        point(100, 1e7)),
                """
                const [a, b, c] = svg.querySelector(".line").getAttribute("d").match(/-?[\\d.]+ -?[\\d.]+/g)
                  .map(each => each.split(" ").map(Number));
                return { labels: texts(".tick"), widths: [b[0] - a[0], c[0] - b[0]], heights: [a[1] - b[1], b[1] - c[1]] };
                """);
        assertThat(strings(found.get("labels"))).contains("100", "10,000", "1 M", "0.01", "0.1", "1", "10");
        assertThat(found.get("widths").get(0).asDouble())
                .isEqualTo(found.get("widths").get(1).asDouble(), within(0.2));
        assertThat(found.get("heights").get(1).asDouble()
                        / found.get("heights").get(0).asDouble())
                .isEqualTo(2.5, within(0.02));
    }

    /** Each value holds until the next, a gap ends the line, and the last value holds until the line's end. */
    @Test
    void stepsHoldUntilTheNextAndGapsStayOpen() throws Exception {
        var line = new DrawnLine(
                "load", List.of(point(0, 1), point(1, 2), point(2, Double.NaN), point(3, 4)), List.of(), Double.NaN, 4);
        var chart = new LineChart(
                "", ChartAxis.linear("time", "s"), ChartAxis.linear("load", ""), true, List.of(line), List.of());
        JsonNode found = draw(chart, "return svg.querySelector('.line').getAttribute('d').replace(/-?[\\d.]+/g, '');");
        assertThat(found.asString()).isEqualTo("M hHVHM hH");
    }

    /** Between few points the line is interpolated over long distances; the points of many would merge, and steps show theirs. */
    @Test
    void onlyALineOfFewPointsMarksThem() throws Exception {
        String dots = "return (svg.querySelector('.dots')?.getAttribute('d').match(/h0/g) ?? []).length;";
        for (int points : List.of(1, 12, 13)) {
            List<Point> line =
                    IntStream.range(0, points).mapToObj(x -> point(x, x % 3)).toList();
            for (boolean steps : List.of(false, true)) {
                var chart = new LineChart(
                        "",
                        ChartAxis.linear("x", ""),
                        ChartAxis.linear("y", ""),
                        steps,
                        List.of(DrawnLine.of("line", line)),
                        List.of());
                assertThat(draw(chart, dots).asInt())
                        .as("%d points, steps: %s", points, steps)
                        .isEqualTo(steps || points > 12 ? 0 : points);
            }
        }
    }

    /** 100 lines of 500 points are 100 paths, not 50,000 nodes; a line beyond the eighth differs by its dashes. */
    @Test
    void manyLinesAreFewNodes() throws Exception {
        List<DrawnLine> lines = IntStream.range(0, 100)
                .mapToObj(i -> DrawnLine.of(
                        "line " + i,
                        IntStream.range(0, 500)
                                .mapToObj(x -> point(x, i + x % 7))
                                .toList()))
                .toList();
        var chart = new LineChart("", ChartAxis.linear("x", ""), ChartAxis.linear("y", ""), false, lines, List.of());
        JsonNode found = draw(chart, """
            const looks = [...svg.querySelectorAll("g")].map(each => each.getAttribute("class")
              + each.querySelector("path")?.getAttribute("stroke-dasharray")).slice(0, 32);
            svg.dispatchEvent(new KeyboardEvent("keydown", { key: "Home" }));
            return { nodes: svg.querySelectorAll("*").length, paths: svg.querySelectorAll(".line").length,
              looks: new Set(looks).size, rows: place.querySelectorAll(".tip > span").length,
              more: place.querySelector(".tip i").textContent };
            """);
        assertThat(found.get("paths").asInt()).isEqualTo(100);
        assertThat(found.get("nodes").asInt()).isLessThan(400);
        assertThat(found.get("looks").asInt()).isEqualTo(32);
        assertThat(found.get("rows").asInt()).isEqualTo(10);
        assertThat(found.get("more").asString()).isEqualTo("and 90 more");
    }

    @Test
    void theLegendTakesPartsOutAndPutsThemBack() throws Exception {
        var chart = new StackedBarChart(
                "",
                "class",
                ChartAxis.linear("mean time", "ms"),
                List.of("all"),
                List.of(
                        new Part("queue", List.of(3.0)),
                        new Part("seek", List.of(5.0)),
                        new Part("transfer", List.of(0.001))));
        JsonNode found = draw(chart, """
            const [queue, seek] = place.querySelectorAll(".legend button");
            const state = () => [texts(".total")[0], svg.querySelectorAll(".shape").length,
              queue.getAttribute("aria-pressed"), texts(".inside")];
            const states = [state()];
            for (const shiftKey of [false, false, true]) {
              queue.dispatchEvent(new MouseEvent("click", { shiftKey }));
              states.push(state());
            }
            return states;
            """);
        assertThat(found.toString())
                .isEqualTo("[[\"8.001 ms\",3,\"true\",[\"3.000\",\"5.000\"]],[\"5.001 ms\",2,\"false\",[\"5.000\"]],"
                        + "[\"8.001 ms\",3,\"true\",[\"3.000\",\"5.000\"]],[\"3 ms\",1,\"true\",[\"3\"]]]");
    }

    @Test
    void saysWhatItShowsToThoseWhoCannotSeeIt() throws Exception {
        var chart = new LineChart(
                "Load over time.",
                ChartAxis.linear("x", ""),
                ChartAxis.linear("y", ""),
                false,
                List.of(DrawnLine.of("a", List.of(point(0, 1), point(1, 1)))),
                List.of());
        JsonNode found = draw(chart, """
            return [svg.getAttribute("role"), svg.getAttribute("aria-label"), svg.querySelector("title").textContent,
              svg.querySelector("desc").textContent];
            """);
        assertThat(strings(found)).containsExactly("img", "Title? Load over time.", "Title?", "Load over time.");
    }

    /** The band goes along the upper ends and back along the lower; a point without an interval divides it. */
    @Test
    void aBandSurroundsItsLine() throws Exception {
        var line = new DrawnLine(
                "load",
                List.of(point(0, 10), point(1, 20), point(2, 30), point(3, 40)),
                List.of(new Interval(8, 12), new Interval(15, 25), Interval.UNKNOWN, new Interval(36, 44)),
                Double.NaN,
                Double.NaN);
        var chart = new LineChart(
                "", ChartAxis.linear("x", ""), ChartAxis.linear("y", ""), false, List.of(line), List.of());
        JsonNode found = draw(chart, """
            const numbers = d => d.match(/-?[\\d.]+/g).map(Number);
            const bands = svg.querySelector(".around").getAttribute("d").split("M").slice(1).map(numbers);
            const points = numbers(svg.querySelector(".line").getAttribute("d").replace("h0", ""));
            const perUnit = (points[1] - points[3]) / 10;
            const ys = band => band.filter((_, i) => i % 2).map(y => Math.round((points[1] - y) / perUnit + 10));
            svg.dispatchEvent(new KeyboardEvent("keydown", { key: "Home" }));
            return [bands.map(ys), place.querySelector(".tip > span").textContent, svg.querySelectorAll(".area").length];
            """);
        assertThat(found.get(0).toString()).isEqualTo("[[12,25,15,8],[44,36]]");
        assertThat(found.get(1).asString()).isEqualTo("y10 [8, 12]");
        assertThat(found.get(2).asInt()).isZero();
    }

    @Test
    void intervalsStandAroundTheirDotsAndZeroIsOnTheAxis() throws Exception {
        var chart = new IntervalChart(
                "",
                "figure",
                ChartAxis.linear("change", "%"),
                List.of("a", "b", "c"),
                List.of(new Estimates(
                        "B",
                        List.of(
                                new ChartEstimate(-10, new Interval(-20, 0), true),
                                new ChartEstimate(30, new Interval(20, 40), false),
                                ChartEstimate.NONE))));
        JsonNode found = draw(chart, """
            const xs = kind => [...svg.querySelector(kind).getAttribute("d").matchAll(/M([\\d.]+) [\\d.]+(?:H([\\d.]+))?/g)]
              .flatMap(found => found.slice(1).filter(Boolean).map(Number));
            const zero = xs(".zero")[0];
            const [dots, bars, hollow] = [".dots.shape", ".line", ".hollow"].map(xs);
            const unit = (dots[1] - dots[0]) / 40;
            const values = list => list.map(x => Math.round((x - zero) / unit));
            svg.dispatchEvent(new KeyboardEvent("keydown", { key: "Home" }));
            return [values(dots), values(bars), values(hollow), texts(".category"), place.querySelector(".tip").textContent];
            """);
        assertThat(found.toString())
                .isEqualTo("[[-10,30],[-20,0,20,40],[30],[\"a\",\"b\",\"c\"],\"achange−10 % [−20, 0]\"]");
    }

    /** The axis is half as wide again as the values on each side: 60 to 290 does not fit and has an arrowhead at the right. */
    @Test
    void anIntervalThatIsCutEndsInAnArrowhead() throws Exception {
        var chart = new IntervalChart(
                "",
                "figure",
                ChartAxis.linear("change", "%"),
                List.of("a", "b"),
                List.of(new Estimates(
                        "B",
                        List.of(
                                new ChartEstimate(100, new Interval(60, 290), true),
                                new ChartEstimate(50, new Interval(40, 60), true)))));
        JsonNode found = draw(chart, """
            const numbers = d => d.match(/-?[\\d.]+/g).map(Number);
            const bars = svg.querySelector(".line:not(.tips)").getAttribute("d").split("M").slice(1).map(numbers);
            const tips = [...svg.querySelectorAll(".tips")].flatMap(each => each.getAttribute("d").split("M").slice(1)).map(numbers);
            return { tips: tips.length, atItsEnd: tips[0][2] - bars[0][2], back: tips[0][2] - tips[0][0], row: tips[0][3] - bars[0][1] };
            """);
        assertThat(found.get("tips").asInt()).isOne();
        assertThat(found.get("atItsEnd").asDouble()).isZero();
        assertThat(found.get("back").asDouble()).isPositive();
        assertThat(found.get("row").asDouble()).isZero();
    }

    /** A thousand rows are drawn as one path per colour; the keys are in order from the least value to the greatest. */
    @Test
    void parallelAxesDrawAPathForEachColour() throws Exception {
        JsonNode found = drawJson("""
                  {kind: "parallel", description: "", colour: 2,
                    axes: [{name: "a", unit: "", scale: "linear", labels: ["x", "y"]},
                      {name: "b", unit: "", scale: "linear", labels: Array.from({length: 500}, (_, i) => String(i))},
                      {name: "time", unit: "ms", scale: "linear"}],
                    rows: Array.from({length: 1000}, (_, i) => [i % 2, i >> 1, i === 7 ? null : 5000 - i])}\
                  """, """
                  const press = key => {
                    svg.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
                    return [...place.querySelectorAll(".tip b")].map(each => each.textContent).join(" ");
                  };
                  return [svg.querySelectorAll(".ramp").length, svg.querySelectorAll("*").length < 200,
                    press("Home"), press("End"), press("ArrowLeft")];
                  """);
        assertThat(found.toString())
                .isEqualTo("[7,true,\"1 of 999 y 499 4,001 ms\",\"999 of 999 x 0 5,000 ms\","
                        + "\"998 of 999 y 0 4,999 ms\"]");
    }

    private JsonNode draw(ChartSpec chart, String question) throws Exception {
        return drawJson(ChartJson.of(List.of(Figure.of(Chart.CURVES, chart))) + "[0].variants[0]", question);
    }

    private JsonNode drawJson(String chart, String question) throws Exception {
        StringBuilder page = new StringBuilder();
        HtmlReport.write(Results.of(), "", "", List.of(), page);
        return browser.ask(page.toString(), """
            const place = document.createElement("div");
            document.querySelector("main").append(place);
            charts.place(place).show(%s, "Title?");
            const svg = place.querySelector(".canvas > svg");
            const texts = kind => [...svg.querySelectorAll(kind)].map(each => each.textContent);
            %s\
            """.formatted(chart, question));
    }

    private static LineChart lines(ChartAxis x, ChartAxis y, boolean steps, Point... points) {
        return new LineChart("", x, y, steps, List.of(DrawnLine.of("line", List.of(points))), List.of());
    }

    private static Point point(double x, double y) {
        return new Point(x, y);
    }

    private static List<String> strings(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::asString)
                .toList();
    }
}
