package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Observers, sections of the report and metrics of schedulers from a plugin, from a scenario to its report. */
class ObserversTest {

    private static final String SOURCES = "sim-cli/src/test/java/org/example/regions";

    @TempDir
    private Path directory;

    private Transcript transcript;
    private Path scenario;
    private Path jar;

    @BeforeEach
    void begin() throws IOException {
        transcript = new Transcript(directory);
        scenario = transcript.file("scenario.yaml", Text.SMALL);
        jar = plugin();
    }

    private Path plugin() throws IOException {
        try (var sources = Files.list(Project.ROOT.resolve(SOURCES))) {
            for (Path source : sources.toList()) {
                transcript.file(
                        "plugin/src/main/java/org/example/regions/" + source.getFileName(), Files.readString(source));
            }
        }
        transcript.file(
                "plugin/src/main/resources/META-INF/spindle-plugin.properties",
                "id=regions\nversion=1.0\nspi=1.0\ndescription=Regions in use\n");
        transcript.file(
                "plugin/src/main/resources/META-INF/services/org.spindle.spi.SpindlePlugin",
                "org.example.regions.RegionsPlugin\n");
        return new SourceTree(directory.resolve("plugin")).jar(directory.resolve("regions.jar"));
    }

    private JsonNode run(String... sets) throws IOException {
        List<Object> arguments =
                new ArrayList<>(List.of("run", scenario, "--plugin", jar, "--out", transcript.out(), "--force"));
        for (String set : sets) {
            arguments.addAll(List.of("--set", set));
        }
        Cli cli = Cli.spindle(arguments.toArray());
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        return new JsonMapper().readTree(Files.readString(transcript.out().resolve("result.json")));
    }

    private String text(String file) throws IOException {
        return Files.readString(transcript.out().resolve(file));
    }

    private static JsonNode metric(JsonNode result, String component, String name) {
        for (JsonNode metric : result.at("/metrics")) {
            if (metric.at("/component").asString().equals(component)
                    && metric.at("/name").asString().equals(name)) {
                return metric;
            }
        }
        throw new AssertionError("no metric " + name + " of " + component);
    }

    @Test
    void anObserverAddsMetricsSeriesAndAFileAndChangesNothingElse() throws IOException {
        JsonNode plain = run();
        JsonNode observed = run("observers={used: {type: example.regions, region: 100 MB}}");

        assertThat(metric(observed, "used", "arrivals").at("/value").asInt()).isEqualTo(200);
        assertThat(metric(observed, "used", "responses").at("/mean"))
                .isEqualTo(metric(plain, "system", "response-time").at("/mean"));
        assertThat(observed.at("/run")).isEqualTo(plain.at("/run"));
        assertThat(metric(observed, "system", "response-time")).isEqualTo(metric(plain, "system", "response-time"));
        assertThat(plain.has("files")).isFalse();
        assertThat(observed.at("/files/0/name").asString()).isEqualTo("regions.csv");
        assertThat(observed.at("/files/0/observer").asString()).isEqualTo("used");
        List<String> lines = text("regions.csv").lines().toList();
        assertThat(lines.subList(0, 2)).containsExactly("# used of disk0", "# warm at 0");
        assertThat(lines.stream()
                        .filter(line -> !line.startsWith("#"))
                        .mapToLong(line -> Long.parseLong(line.split(",")[1]))
                        .sum())
                .isEqualTo(200);
        JsonNode last = observed.at("/series").get(observed.at("/series").size() - 1);
        assertThat(last.at("/component").asString()).isEqualTo("used");
        assertThat(last.at("/points/0").asDouble()).isEqualTo(200);
        assertThat(text("effective.yaml")).contains("example.regions");
    }

    /** Counts before the end of the warm-up are discarded; the observer is notified of that time. */
    @Test
    void anObserverIsToldTheEndOfTheWarmUp() throws IOException {
        JsonNode observed = run("observers={used: {type: example.regions, region: 100 MB}}", "warmUp.requests=50");

        assertThat(metric(observed, "used", "responses").at("/count").asInt()).isEqualTo(150);
        assertThat(text("regions.csv"))
                .contains("# warm at " + observed.at("/run/warmUpNs").asLong() + "\n");
    }

    /** The scenario is simulated twice, and the observer follows the second time only. */
    @Test
    void aDetectedWarmUpIsObservedOnce() throws IOException {
        run("observers={used: {type: example.regions, region: 100 MB}}", "warmUp.detect=mser");

        assertThat(text("regions.csv").lines().filter(line -> line.startsWith("# used")))
                .hasSize(1);
    }

    @Test
    void noObserversLeaveTheScenarioAsItIs() throws IOException {
        JsonNode implied = run();
        assertThat(run("observers={}")).isEqualTo(implied);
        assertThat(text("effective.yaml")).doesNotContain("observers");
    }

    /** In order of type: the broken section is named with its plugin, and the next one is shown. */
    @Test
    void sectionsOfPluginsAreInTheReport() throws IOException {
        run("observers={used: {type: example.regions, region: 100 MB}}");

        String report = text("report.html");
        assertThat(report)
                .contains(
                        "The section &#39;example.broken&#39; is missing",
                        "Plugin &#39;regions&#39; failed",
                        "row &#39;first&#39; of table &#39;Too long&#39; has 1 cells",
                        "Regions in use",
                        "Regions of &lt;equal&gt; size.",
                        "arrivals, requests",
                        "How are regions used?",
                        "What are they used for?",
                        "How are they used along the device?",
                        "All metrics");
        assertThat(report.indexOf("example.broken")).isLessThan(report.indexOf("Regions in use"));
        assertThat(report.indexOf("All metrics")).isLessThan(report.indexOf("example.broken"));

        Files.delete(transcript.out().resolve("report.html"));
        Cli again = Cli.spindle("report", transcript.out(), "--plugin", jar);
        assertThat(again.err()).isEmpty();
        assertThat(text("report.html")).contains("Regions in use", "How are regions used?");
    }

    @Test
    void aSectionThatDoesNotApplyIsNotShown() throws IOException {
        run();
        assertThat(text("report.html")).doesNotContain("Regions in use", "example.broken");
    }

    @Test
    void aSchedulerReportsMetricsByTheNameOfItsQueue() throws IOException {
        JsonNode result = run("driver.scheduler=example.counting", "driver.queueInDevice=false");
        assertThat(metric(result, "driver.disk0.scheduler", "taken")
                        .at("/value")
                        .asInt())
                .isEqualTo(200);
    }

    @Test
    void observersAndSectionsAreListedAndDescribed() {
        assertThat(Cli.spindle("list", "--plugin", jar).out())
                .contains("observer", "report-section", "example.regions");
        assertThat(Cli.spindle("describe", "observer", "example.regions", "--plugin", jar)
                        .out())
                .contains("Counts requests by region of the device.", "region", "Size of a region.");
        assertThat(Cli.spindle("describe", "report-section", "example.regions", "--plugin", jar)
                        .out())
                .contains("Which regions of a device are used.");
    }

    @Test
    void whatObserversAreRefused() {
        fails(2, "a name that a device has", "observers={disk0: {type: example.regions, region: 1 MB}}");
        fails(2, "a name of Spindle's own", "observers={system: {type: example.regions, region: 1 MB}}");
        fails(2, "a type that does not exist", "observers={used: {type: example.region, region: 1 MB}}");
        fails(2, "a file of the result", "observers={used: {type: example.regions, region: 1 MB, file: result.json}}");
        fails(2, "a file elsewhere", "observers={used: {type: example.regions, region: 1 MB, file: ../regions.csv}}");
        fails(
                2,
                "the file of another observer",
                "observers={a: {type: example.regions, region: 1 MB}, b: {type: example.regions, region: 1 MB}}");
        fails(3, "an observer that fails", "observers={used: {type: example.regions, region: 1 MB, failAt: 7}}");
        transcript.matches("observers.txt");
    }

    private void fails(int exit, String title, String set) {
        transcript.fails(exit, title, "run", scenario, "--plugin", jar, "--out", transcript.out(), "--set", set);
    }
}
