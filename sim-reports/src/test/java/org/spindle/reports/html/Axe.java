package org.spindle.reports.html;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import tools.jackson.databind.JsonNode;

/** axe-core, the accessibility checker, from the jar of its publisher. */
final class Axe {

    /** Long tables lose rows: one template makes the rows of a table, and the checker is slow. */
    private static final String FEW_ROWS =
            "document.querySelectorAll('tbody').forEach(body => [...body.rows].slice(24).forEach(row => row.remove()));";

    private final String source;

    private Axe(String source) {
        this.source = source;
    }

    static Axe load() throws IOException {
        try (InputStream script = Axe.class.getResourceAsStream("/axe.min.js")) {
            return new Axe(new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /**
     * Serious and critical violations of a page, as {@code rule: element}.
     *
     * @param before script that brings the page into the state to be checked
     */
    JsonNode violations(Browser browser, String page, String before) throws IOException, InterruptedException {
        String unfolded = before + """

                document.querySelectorAll("details").forEach(each => { each.open = true; });
                """;
        return run(browser, page, unfolded, "rules: { 'target-size': { enabled: true } }");
    }

    /** Returns those of them that depend on colours, in the parts of the page that are not folded. */
    JsonNode lowContrasts(Browser browser, String page, String before) throws IOException, InterruptedException {
        return run(browser, page, before, "runOnly: ['color-contrast']");
    }

    private JsonNode run(Browser browser, String page, String before, String rules)
            throws IOException, InterruptedException {
        return browser.ask(page, source + "\n" + before + """

                        %s
                        await new Promise(done => setTimeout(done, 50));
                        const report = await axe.run(document, { resultTypes: ["violations"], %s });
                        return report.violations.filter(each => ["serious", "critical"].includes(each.impact))
                          .flatMap(each => each.nodes.map(node => `${each.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`));
                        """.formatted(FEW_ROWS, rules));
    }
}
