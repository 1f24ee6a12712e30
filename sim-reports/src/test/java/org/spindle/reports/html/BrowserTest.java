package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.reports.ResultText;
import org.spindle.reports.SampleRun;
import tools.jackson.databind.JsonNode;

/** Opens the page from disk in a real browser, where {@code chromium} is on the path. */
class BrowserTest {
    @TempDir
    Path directory;

    private Browser browser;

    @BeforeEach
    void open() throws Exception {
        browser = Browser.in(directory);
    }

    /** One path for each colour that occurs, a key of the colours, and a column read by the keyboard as the table has it. */
    @Test
    void theHeatMapIsReadColumnByColumnAndZoomsWithTheOthers() throws Exception {
        JsonNode found = browser.ask(SamplePage.RUN.text(), """
                const svg = document.querySelector("#response-map svg");
                const paths = svg.querySelectorAll("path.heat").length;
                const keys = svg.querySelectorAll("rect.heat").length;
                svg.focus();
                svg.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
                const text = document.querySelector("#response-map .tip").textContent;
                location.hash = new URLSearchParams({ over: "simulated time, s", from: 10, to: 20 });
                await new Promise(done => setTimeout(done, 20));
                const zoomed = [...document.querySelectorAll(".whole")].filter(each => !each.hidden).length;
                const map = document.querySelector("#response-map .whole").hidden;
                return [paths, keys, text, zoomed, map, document.documentElement.dataset.errors];
                """);
        assertThat(found.get(0).asInt()).isBetween(3, 7);
        assertThat(found.get(1).asInt()).isEqualTo(7);
        assertThat(found.get(2).asString()).startsWith("1 s").contains("requests10", "least0.1 to 0.1125 ms");
        assertThat(found.get(3).asInt()).isGreaterThan(2);
        assertThat(found.get(4).asBoolean()).isFalse();
        assertThat(found.get(5).asString()).isEqualTo("[]");
    }

    @Test
    void theAddressPicksTheClass() throws Exception {
        String page = page("mail-server");
        String all = browser.open(page, "");
        String read = browser.open(page, "class=read&theme=dark");
        assertThat(find("(<html[^>]*>)", read)).contains("data-theme=\"dark\"");
        assertThat(find("aria-label=\"How long did requests take\\? ([^\"]*)\"", all))
                .contains("of class all that");
        assertThat(find("aria-label=\"How long did requests take\\? ([^\"]*)\"", read))
                .contains("of class read that");
        assertThat(line(read)).startsWith("M").isNotEqualTo(line(all));
    }

    @Test
    void thePickerChangesChartTableAndMarks() throws Exception {
        JsonNode found = browser.ask(page("mail-server"), """
                const figure = document.getElementById("response-times");
                const select = figure.querySelector("select");
                const state = () => [figure.querySelector(".line").getAttribute("d"),
                  figure.querySelector("td:last-child").textContent, figure.querySelector(".marks").textContent];
                figure.querySelector("details").open = true;
                await new Promise(done => setTimeout(done));
                const all = state();
                const pick = label => {
                  select.value = label;
                  select.dispatchEvent(new Event("change"));
                  return state();
                };
                return [all, pick("read-hit"), pick("all")];
                """);
        assertThat(found.get(2)).isEqualTo(found.get(0));
        for (int i = 0; i < 3; i++) {
            assertThat(found.get(1).get(i)).isNotEqualTo(found.get(0).get(i));
        }
    }

    @Test
    void theThemeButtonChangesColoursAndItsName() throws Exception {
        JsonNode found = browser.ask(page("mail-server"), """
                const button = document.getElementById("theme");
                const state = () => [button.textContent, getComputedStyle(document.body).backgroundColor,
                  getComputedStyle(document.querySelector(".line")).stroke];
                const before = state();
                button.click();
                return [before, state()];
                """);
        assertThat(found.get(0).get(0).asString()).isEqualTo("Dark colours");
        assertThat(found.get(1).get(0).asString()).isEqualTo("Light colours");
        assertThat(found.get(1).get(1)).isNotEqualTo(found.get(0).get(1));
        assertThat(found.get(1).get(2)).isNotEqualTo(found.get(0).get(2));
    }

    /** RFC 4180: a header, lines ended by CRLF; the numbers are those that were drawn. */
    @Test
    void theCsvHoldsTheNumbersOfTheChart() throws Exception {
        JsonNode found = browser.ask(page("mail-server"), """
                const blobs = [];
                URL.createObjectURL = blob => { blobs.push(blob); return "#"; };
                let name;
                HTMLAnchorElement.prototype.click = function () { name = this.download; };
                document.querySelector("#buffer-outcomes .csv").click();
                return [name, await blobs[0].text(), blobs[0].type];
                """);
        assertThat(found.get(0).asString()).isEqualTo("buffer-outcomes.csv");
        assertThat(found.get(1).asString())
                .isEqualTo("outcome,requests\r\nread-hit,3076\r\nread-partial-hit,706\r\nread-miss,9985\r\n"
                        + "write-miss,5308\r\nwrite-append,925\r\n");
        assertThat(found.get(2).asString()).isEqualTo("text/csv");
    }

    /** A range selected in one chart over simulated time is shown by all of them, and is part of the address. */
    @Test
    void aDraggedRangeIsShownByAllChartsOverTheSameAxis() throws Exception {
        JsonNode found = browser.ask(page("mail-server"), """
                const canvas = document.querySelector("#series-2 .canvas");
                const charts = ["#series-1", "#series-2"].map(id => document.querySelector(id));
                const others = document.querySelector("#response-times");
                const lastTick = figure => [...figure.querySelectorAll("svg .tick")].at(-1).textContent;
                const state = () => [charts.map(lastTick), charts.map(each => each.querySelector(".whole").hidden),
                  others.querySelector(".whole").hidden, location.hash.includes("over=simulated")];
                const box = canvas.getBoundingClientRect();
                const send = (type, part) => canvas.dispatchEvent(new PointerEvent(type,
                  { clientX: box.left + box.width * part, clientY: box.top + 100, button: 0, bubbles: true }));
                const before = state();
                send("pointerdown", 0.4); send("pointermove", 0.5); send("pointermove", 0.6); send("pointerup", 0.6);
                const zoomed = state();
                const wishes = new URLSearchParams(location.hash.slice(1));
                charts[0].querySelector(".whole").click();
                return [before, zoomed, state(), [Number(wishes.get("from")), Number(wishes.get("to"))]];
                """);
        assertThat(found.get(1)).isNotEqualTo(found.get(0));
        assertThat(found.get(1).get(0).get(0)).isEqualTo(found.get(1).get(0).get(1));
        assertThat(found.get(1).get(1).toString()).isEqualTo("[false,false]");
        assertThat(found.get(1).get(2).asBoolean()).isTrue();
        assertThat(found.get(1).get(3).asBoolean()).isTrue();
        assertThat(found.get(3).get(0).asDouble()).isBetween(50.0, 75.0);
        assertThat(found.get(3).get(1).asDouble()).isBetween(90.0, 110.0);
        assertThat(found.get(2)).isEqualTo(found.get(0));
    }

    @Test
    void theAddressHoldsTheRange() throws Exception {
        String page = page("mail-server");
        String part = browser.open(page, "over=simulated+time%2C+s&from=20&to=30");
        assertThat(find("id=\"series-2\"[\\s\\S]*?(clip-path=\"url\\(#clip\\d+\\)\")", part))
                .isNotEmpty();
        assertThat(browser.open(page, "")).doesNotContain("clip-path=\"url(");
    }

    @Test
    void aPlaceThatIsReadInOneChartIsReadInTheOthers() throws Exception {
        JsonNode found = browser.ask(page("mail-server"), """
                const svg = document.querySelector("#series-2 .canvas > svg");
                const titles = () => ["#series-1", "#series-2"].map(id => document.querySelector(id + " .tip"))
                  .map(tip => (tip.hidden ? "" : tip.querySelector("b").textContent));
                const press = key => svg.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
                svg.focus();
                press("ArrowRight");
                press("ArrowRight");
                const read = titles();
                press("+");
                const closer = [titles()[1], document.querySelector("#series-1 .whole").hidden];
                press("0");
                return [read, closer, document.querySelector("#series-1 .whole").hidden];
                """);
        assertThat(found.toString()).isEqualTo("[[\"2 s\",\"2 s\"],[\"2 s\",false],true]");
    }

    @Test
    void arrowKeysReadTheChartPointByPoint() throws Exception {
        JsonNode found = browser.ask(page("mail-server"), """
                const svg = document.querySelector("#series-2 .canvas > svg");
                const tip = document.querySelector("#series-2 .tip");
                const press = key => {
                  svg.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
                  return tip.hidden ? "" : tip.textContent;
                };
                svg.focus();
                const first = tip.hidden ? "" : tip.textContent;
                return [first, press("ArrowRight"), press("ArrowLeft"), press("End"), press("ArrowRight"), press("Escape")];
                """);
        assertThat(found.get(0).asString())
                .startsWith("0 s")
                .contains("arrivals")
                .endsWith("requests/s");
        assertThat(found.get(1).asString()).startsWith("1 s");
        assertThat(found.get(2)).isEqualTo(found.get(0));
        assertThat(found.get(3).asString()).startsWith("169 s");
        assertThat(found.get(4)).isEqualTo(found.get(3));
        assertThat(found.get(5).asString()).isEmpty();
    }

    /** A saved picture contains its colours, so that it needs neither style sheet nor script. */
    @Test
    void picturesOfChartsStandAlone() throws Exception {
        JsonNode found = browser.ask(page("mail-server"), """
                const root = document.getElementById("response-times");
                const svg = await tools.svgOf(root).text();
                const read = new DOMParser().parseFromString(svg, "image/svg+xml");
                const line = read.querySelector("path[d^='M']");
                const png = await tools.pngOf(root);
                const head = [...new Uint8Array(await png.arrayBuffer()).slice(1, 4)];
                return [read.documentElement.nodeName, svg.includes("class="), getComputedStyle(root.querySelector(".line")).stroke
                  === [...read.querySelectorAll("path")].map(each => each.getAttribute("stroke"))
                    .find(stroke => stroke === getComputedStyle(root.querySelector(".line")).stroke),
                  png.type, String.fromCharCode(...head), root.querySelectorAll(".picture").length, Boolean(line)];
                """);
        assertThat(found.get(0).asString()).isEqualTo("svg");
        assertThat(found.get(1).asBoolean())
                .as("a class that only the page knows")
                .isFalse();
        assertThat(found.get(2).asBoolean()).as("the colour of the line").isTrue();
        assertThat(found.get(3).asString()).isEqualTo("image/png");
        assertThat(found.get(4).asString()).isEqualTo("PNG");
        assertThat(found.get(5).asInt()).isEqualTo(2);
        assertThat(found.get(6).asBoolean()).isTrue();
    }

    /** The rows of the summary by their mean, up and then down; the exact numbers determine the order, not the rounded ones. */
    @Test
    void tablesAreSortedByAColumn() throws Exception {
        JsonNode found = browser.ask(page("mail-server"), """
                const table = document.querySelector("#summary table");
                const heads = [...table.tHead.rows[0].cells];
                const column = heads.findIndex(head => head.textContent.startsWith("mean"));
                const values = () => [...table.tBodies[0].rows].map(row => Number(row.cells[column].querySelector("data").value));
                const before = values();
                heads[column].querySelector("button").click();
                const up = values();
                heads[column].querySelector("button").click();
                return [before, up, values(), heads[column].getAttribute("aria-sort")];
                """);
        List<Double> before = numbers(found.get(0));
        assertThat(numbers(found.get(1)))
                .containsExactlyInAnyOrderElementsOf(before)
                .isSorted();
        assertThat(numbers(found.get(2))).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(found.get(3).asString()).isEqualTo("descending");
    }

    @Test
    void theAddressKeepsWhatIsPicked() throws Exception {
        JsonNode found = browser.ask(page("mail-server"), """
                const select = document.querySelector("#response-times select");
                select.value = "read";
                select.dispatchEvent(new Event("change"));
                return location.hash;
                """);
        assertThat(found.asString()).isEqualTo("#class=read");
    }

    private static List<Double> numbers(JsonNode list) {
        return list.values().stream().map(JsonNode::asDouble).toList();
    }

    private static String page(String name) throws IOException {
        StringBuilder out = new StringBuilder();
        HtmlReport.write(
                ResultText.read(SampleRun.json(name, name)), name, "spindle run mail-server.yaml", List.of(), out);
        return out.toString();
    }

    private static String line(String dom) {
        return find("class=\"line shape\" d=\"([^\"]*)\"", dom);
    }

    private static String find(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).isTrue();
        return matcher.group(1);
    }
}
