package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.reports.SampleVerdicts;
import tools.jackson.databind.JsonNode;

class ReproductionPageTest {

    @TempDir
    Path directory;

    /** No line of a cell ends between a number and its unit. */
    @Test
    void countsAndShowsTargetByTarget() throws Exception {
        String text = page().replaceAll("(?s)<(script|style).*?</\\1>", "").replaceAll("<[^>]*>", "");
        assertThat(text).contains("3 of 5 targets hold; 1 fails; 1 could not be run.");
        assertThat(text).contains("✓ pass", "✗ fail", "○ not runnable");
        assertThat(text)
                .contains(
                        "20\u00a0ms within 2\u00a0%two standard deviations of the mean20.06\u00a0ms ± 0.21\u00a0ms–",
                        "The trace is not at hand.");
    }

    @Test
    void filtersByStatusAndSourceAndKeepsThemInTheAddress() throws Exception {
        JsonNode found = Browser.in(directory).ask(page(), """
                const state = () => [[...document.querySelectorAll("#targets tbody tr")].filter(row => row.checkVisibility()).length,
                  document.getElementById("shown").textContent, location.hash];
                const pick = (name, value) => {
                  const select = document.querySelector(`#targets select[name="${name}"]`);
                  select.value = value;
                  select.dispatchEvent(new Event("change", { bubbles: true }));
                  return state();
                };
                const source = "Worthington, Ganger and Patt 1994, section 4";
                const states = [state(), pick("status", "pass"), pick("source", source), pick("status", "fail"), pick("source", "")];
                location.hash = "status=not+runnable";
                await new Promise(done => setTimeout(done, 20));
                return [...states, state()];
                """);
        assertThat(found.get(0).get(1).asString()).isEqualTo("5 of 5 shown");
        assertThat(found.get(1).toString()).isEqualTo("[3,\"3 of 5 shown\",\"#status=pass\"]");
        assertThat(found.get(2).get(0).asInt()).isEqualTo(1);
        assertThat(found.get(3).get(0).asInt()).isZero();
        assertThat(found.get(4).get(0).asInt()).isEqualTo(1);
        assertThat(found.get(5).get(1).asString()).isEqualTo("1 of 5 shown");
    }

    private static String page() throws Exception {
        StringBuilder out = new StringBuilder();
        ReproductionReport.write(SampleVerdicts.of("sstf-beats-clook"), "spindle reproduce", out);
        return out.toString();
    }
}
