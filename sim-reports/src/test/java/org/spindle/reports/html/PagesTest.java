package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Properties of the pages of every kind. */
class PagesTest {
    private static final String HOSTILE = "</script><img src=x onerror=alert(1)>\"'&";

    @TempDir
    Path directory;

    @ParameterizedTest
    @EnumSource
    void isTheSameTextForTheSameFigures(SamplePage page) throws Exception {
        String first = page.text();
        String second = page.text();
        assertThat(second).isEqualTo(first);
    }

    /** On a narrow screen the columns at the right are off the screen: a value comes right after the name of its figure. */
    @Test
    void valuesOfACharacterisationFollowTheirNames() throws Exception {
        String text = SamplePage.CHARACTERISATION.text();
        assertThat(text)
                .containsPattern(
                        ">figure</th>(<th scope=\"col\" class=\"number\"[^>]*>[^<]*</th>)+<th scope=\"col\"[^>]*>unit</th>");
    }

    @ParameterizedTest
    @EnumSource
    void showsHostileNamesAsText(SamplePage page) throws Exception {
        String text = page.text(HOSTILE);
        int scripts = count("<script", page.text());
        assertThat(text)
                .doesNotContain("<img")
                .contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;");
        assertThat(count("<script", text)).isEqualTo(scripts);
        assertThat(count("</script", text)).isEqualTo(scripts);
    }

    /** Content Security Policy 3, section 6.7: an inline element runs only if the policy holds its hash. */
    @ParameterizedTest
    @EnumSource
    void admitsNothingButItsOwnScriptsAndStyle(SamplePage page) throws Exception {
        String text = page.text();
        Matcher policy = Pattern.compile("Content-Security-Policy\" content=\"([^\"]*)\"")
                .matcher(text);
        assertThat(policy.find()).isTrue();
        assertThat(policy.group(1))
                .startsWith("default-src 'none'; ".replace("'", "&#39;"))
                .doesNotContain("unsafe", "http");
        Matcher script = Pattern.compile("(?s)<script>(.*?)</script>").matcher(text);
        while (script.find()) {
            assertThat(policy.group(1)).contains(Html.escape(Resources.policyHash(script.group(1))));
        }
        assertThat(text.replaceAll("(?s)<(script|style).*?</\\1>", "").replaceAll(" href=\"#[a-z0-9-]+\"", ""))
                .doesNotContain(" src=", " href=", " style=", "NaN", "Infinity");
    }

    /** In a browser the page reports that it has drawn everything, without an error and without a request to the network. */
    @ParameterizedTest
    @EnumSource
    void drawsEveryChartWithoutErrorAndAsksForNothing(SamplePage page) throws Exception {
        String dom = Browser.in(directory).open(page.text(HOSTILE), "");
        Matcher root = Pattern.compile("<html[^>]*>").matcher(dom);
        assertThat(root.find()).isTrue();
        String charts = switch (page) {
            case RUN -> "10";
            case SWEEP -> "2";
            case COMPARISON, SPEED -> "1";
            case REPRODUCTION -> "0";
            case CHARACTERISATION, MODEL, DESIGN -> "2";
            case CACHE -> "4";
        };
        assertThat(root.group())
                .contains("data-ready=\"true\"", "data-charts=\"" + charts + "\"", "data-drawn=\"" + charts + "\"")
                .contains("data-errors=\"[]\"", "data-resources=\"[]\"");
        assertThat(dom.substring(dom.indexOf("<body"), dom.indexOf("<script")))
                .doesNotContain("NaN", "Infinity", "undefined");
    }

    /** WCAG 2.2, criterion 2.1.1: every action of the pointer is possible with the keyboard. */
    @ParameterizedTest
    @EnumSource
    void everyControlCanHaveTheKeyboard(SamplePage page) throws Exception {
        var found = Browser.in(directory).ask(page.text(), """
                const controls = [...document.querySelectorAll("button, select, summary, .canvas > svg, .scroll")]
                  .filter(each => each.checkVisibility());
                return [controls.length, controls.filter(each => { each.focus(); return each.tabIndex < 0 || document.activeElement !== each; })
                  .map(each => each.outerHTML.slice(0, 80))];
                """);
        assertThat(found.get(0).asInt()).isGreaterThan(4);
        assertThat(found.get(1)).isEmpty();
    }

    /** A page that is loaded again by its address has the same selection, hidden series, order and zoom. */
    @ParameterizedTest
    @EnumSource
    void theAddressKeepsEverythingThatIsPicked(SamplePage page) throws Exception {
        Browser browser = Browser.in(directory);
        String state = """
                const state = () => ({
                  picked: [...document.querySelectorAll("select")].map(each => `${each.parentElement.textContent}: ${each.value}`),
                  hidden: [...document.querySelectorAll(".legend button[aria-pressed=false]")].map(each => each.textContent),
                  sorted: [...document.querySelectorAll("[aria-sort]")].map(each => each.textContent + each.ariaSort),
                  rows: [...document.querySelectorAll("main tbody")].map(each => each.textContent),
                  zoomed: [...document.querySelectorAll(".whole:not([hidden])")].length,
                  theme: document.documentElement.dataset.theme, words: [...document.querySelectorAll(".what")].map(each => each.textContent),
                  drawn: [...document.querySelectorAll(".canvas .shape")].map(each => each.getAttribute("d")),
                });
                """;
        JsonNode picked = browser.ask(page.text(), state + """
                const before = state();
                for (let k = 0; k < document.querySelectorAll("select").length; k++) {
                  const select = document.querySelectorAll("select")[k];
                  select.selectedIndex = select.options.length - 1;
                  select.dispatchEvent(new Event("change", { bubbles: true }));
                }
                document.getElementById("theme").click();
                [...document.querySelectorAll(".legend")].forEach(each => each.querySelector("button").click());
                [...document.querySelectorAll("thead")].forEach(each => [...each.querySelectorAll(".sort")].at(-1)?.click());
                document.querySelector(".contents a")?.click();
                for (const canvas of document.querySelectorAll(".canvas")) {
                  const svg = canvas.querySelector("svg");
                  svg.focus();
                  ["ArrowRight", "+"].forEach(key => svg.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
                  svg.blur();
                }
                return [before, state(), location.hash];
                """);
        String address = picked.get(2).asString();
        assertThat(picked.get(1)).isNotEqualTo(picked.get(0));
        assertThat(address).contains("theme=dark");
        JsonNode again = browser.ask(page.text(), address.substring(1), state + "return state();");
        assertThat(again.toPrettyString()).as(address).isEqualTo(picked.get(1).toPrettyString());
    }

    /** At the width of a telephone only elements with their own scroll bar are wider than the page; drawings keep their text. */
    @ParameterizedTest
    @EnumSource
    void nothingIsClippedOnANarrowScreen(SamplePage page) throws Exception {
        JsonNode found = Browser.in(directory).askOnScreen(420, page.text(), """
                const scrolls = each => Boolean(each.closest(".scroll, pre"));
                const beyond = [...document.querySelectorAll("body *")].filter(each => each.checkVisibility() && !scrolls(each)
                  && !each.closest("svg") && each.getBoundingClientRect().right > 421);
                const cut = [...document.querySelectorAll(".canvas > svg")].flatMap(svg => {
                  const box = svg.getBoundingClientRect();
                  return [...svg.querySelectorAll("text")].filter(text => {
                    const own = text.getBoundingClientRect();
                    return own.left < box.left - 1 || own.right > box.right + 1 || own.top < box.top - 1 || own.bottom > box.bottom + 1;
                  });
                });
                return [beyond.map(each => each.outerHTML.slice(0, 120)), cut.map(each => each.outerHTML), document.body.clientWidth];
                """);
        assertThat(found.get(0)).isEmpty();
        assertThat(found.get(1)).isEmpty();
        assertThat(found.get(2).asInt()).isEqualTo(420);
    }

    @Test
    void saysSoWhereThereIsNothing() throws Exception {
        StringBuilder out = new StringBuilder();
        ReproductionReport.write(List.of(), "", out);
        assertThat(out).contains("There is no target.");
    }

    private static int count(String tag, String text) {
        return (int) Pattern.compile(tag).matcher(text).results().count();
    }
}
