package org.spindle.reports.html;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * axe-core, the accessibility checker, if it is at hand: in {@code node_modules}, or as {@code npm pack axe-core@4} and
 * {@code tar} leave it in {@code target}; it is no part of the project.
 */
final class Axe {
    private final String source;

    private Axe(String source) {
        this.source = source;
    }

    /** Skips the test where axe-core is not at hand. */
    static Axe atHand() throws IOException {
        Path root = Path.of(System.getProperty("spindle.root", ".."));
        Optional<Path> file = Stream.of(root, root.resolve("sim-reports"))
                .flatMap(base -> Stream.of("target/package/axe.min.js", "node_modules/axe-core/axe.min.js")
                        .map(base::resolve))
                .filter(Files::isReadable)
                .findFirst();
        assumeTrue(file.isPresent(), "axe-core is neither in target/package nor in node_modules");
        return new Axe(Files.readString(file.orElseThrow()));
    }

    /**
     * Serious and critical violations of a page, as {@code rule: element}.
     *
     * @param before script that brings the page into the state to be checked
     */
    JsonNode violations(Browser browser, String page, String before) throws IOException, InterruptedException {
        return browser.ask(page, source.replace("</script", "<\\/script") + "\n" + before + """

                        document.querySelectorAll("details").forEach(each => { each.open = true; });
                        await new Promise(done => setTimeout(done, 50));
                        const report = await axe.run(document, { resultTypes: ["violations"] });
                        return report.violations.filter(each => ["serious", "critical"].includes(each.impact))
                          .flatMap(each => each.nodes.map(node => `${each.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`));
                        """);
    }
}
