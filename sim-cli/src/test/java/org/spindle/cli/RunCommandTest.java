package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.ZstdInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Runs that succeed, and their files. */
class RunCommandTest {

    @TempDir
    private Path directory;

    private Path small;

    @BeforeEach
    void writeScenario() throws IOException {
        small = Files.writeString(directory.resolve("small.yaml"), Text.SMALL);
    }

    private Path run(String name, Object... arguments) {
        Path out = directory.resolve(name);
        Cli cli = Cli.spindle(
                Stream.concat(Stream.of("run"), Stream.concat(Stream.of(arguments), Stream.of("--out", out)))
                        .toArray());
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        return out;
    }

    private static List<String> names(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static JsonNode result(Path out) throws IOException {
        return new JsonMapper().readTree(Files.readString(out.resolve("result.json")));
    }

    @Test
    void quickstartLeavesAWholeResultDirectory() throws IOException {
        Path out = run("quick", Project.SCENARIOS.resolve("quickstart.yaml"));

        assertThat(names(out))
                .containsExactly(
                        "effective.yaml", "report.html", "responses.csv", "result.json", "series.csv", "summary.csv");
        assertThat(names(directory)).containsExactly("quick", "small.yaml");
        assertThat(out.resolve("report.html"))
                .content()
                .startsWith("<!DOCTYPE html>")
                .contains("quickstart");
        assertThat(out.resolve("summary.csv")).content().contains("response-time");
        // SOURCES.md: 2,329 requests with sectors and 1 flush.
        assertThat(result(out).at("/run/requestsCompleted").asInt()).isEqualTo(2_329 + 1);
    }

    /** Also in the effective scenario, so that a run of that has the same name. */
    @Test
    void aScenarioWithoutANameHasThatOfItsFile() throws IOException {
        Path out = run("unnamed", small);
        assertThat(result(out).at("/scenario/name").asString()).isEqualTo("small");
        assertThat(out.resolve("report.html")).content().contains("<title>small – Spindle report</title>");
        Path again = run("again", out.resolve("effective.yaml"));
        assertThat(again.resolve("result.json")).hasSameTextualContentAs(out.resolve("result.json"));

        Path named = Files.writeString(directory.resolve("other.yaml"), "include: small.yaml\nname: mine\n");
        assertThat(result(run("named", named)).at("/scenario/name").asString()).isEqualTo("mine");
        assertThat(result(run("set", small, "--set", "name=set"))
                        .at("/scenario/name")
                        .asString())
                .isEqualTo("set");
    }

    @Test
    void theEffectiveScenarioGivesTheSameResult() throws IOException {
        Path first = run("first", small, "--set", "driver.scheduler=sptf", "--seed", 7);
        Path again = run("again", first.resolve("effective.yaml"));

        assertThat(again.resolve("result.json")).hasSameBinaryContentAs(first.resolve("result.json"));
    }

    /** The path of the trace differs from there; nothing else does. */
    @Test
    void theEffectiveScenarioOfATraceGivesTheSameMetrics() throws IOException {
        Path first = run("first", Project.SCENARIOS.resolve("replay-closed.yaml"));
        Path again = run("again", first.resolve("effective.yaml"));

        assertThat(result(again).get("metrics")).isEqualTo(result(first).get("metrics"));
        assertThat(result(again).get("run")).isEqualTo(result(first).get("run"));
    }

    @Test
    void theSeedDecides() throws IOException {
        Path one = run("one", small);
        Path same = run("same", small, "--seed", 1);
        Path two = run("two", small, "--seed", 2);

        assertThat(same.resolve("result.json")).hasSameBinaryContentAs(one.resolve("result.json"));
        assertThat(result(two).get("metrics")).isNotEqualTo(result(one).get("metrics"));
    }

    @Test
    void writesALineForEachRequest() throws IOException {
        Path plain = run("plain", small, "--set", "output.requests=csv");
        Path packed = run("packed", small, "--set", "output.requests=csv-zst");

        byte[] lines = Files.readAllBytes(plain.resolve("requests.csv"));
        assertThat(new String(lines, StandardCharsets.UTF_8).lines()).hasSize(1 + 200);
        try (InputStream unpacked = new ZstdInputStream(Files.newInputStream(packed.resolve("requests.csv.zst")))) {
            assertThat(unpacked.readAllBytes()).isEqualTo(lines);
        }
        assertThat(names(packed)).doesNotContain("requests.csv");
    }

    @Test
    void replacesAnOlderResult() throws IOException {
        Path first = run("out", small, "--set", "output.requests=csv");
        assertThat(first.resolve("requests.csv")).exists();
        run("out", small, "--force");
        assertThat(names(first))
                .containsExactly(
                        "effective.yaml", "report.html", "responses.csv", "result.json", "series.csv", "summary.csv");
        assertThat(names(directory)).containsExactly("out", "small.yaml");
    }

    @Test
    void theResultOfAnotherScenarioIsNotReplacedUnasked() throws IOException {
        Path first = run("out", small);
        byte[] kept = Files.readAllBytes(first.resolve("result.json"));
        Cli other = Cli.spindle("run", small, "--seed", 2, "--out", first);
        assertThat(other.exit()).isEqualTo(2);
        assertThat(other.err())
                .isEqualTo("error: " + first + " has the result of another scenario\n"
                        + "  --force replaces it; or choose another directory with --out\n");
        assertThat(first.resolve("result.json")).hasBinaryContent(kept);
        run("out", small);
        assertThat(first.resolve("result.json")).hasBinaryContent(kept);
        run("out", small, "--seed", 2, "--force");
        assertThat(result(first).at("/scenario/seed").asInt()).isEqualTo(2);
    }

    /** Every value of every series has a line, with its interval. */
    @Test
    void writesTheSeriesAsATable() throws IOException {
        Path out = run("out", small);
        List<String> lines = Files.readAllLines(out.resolve("series.csv"));
        assertThat(lines.get(0)).isEqualTo("component,series,unit,from_ns,to_ns,value");
        double arrivals = lines.stream()
                .filter(line -> line.startsWith("system,arrivals,requests,"))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(',') + 1)))
                .sum();
        assertThat(arrivals).isEqualTo(200);
    }

    @Test
    void jsonOnStandardOutputIsTheResultAndNothingElse() throws IOException {
        Path out = directory.resolve("out");
        Cli cli = Cli.spindle("run", small, "--json", "--out", out);

        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).isEqualTo(Files.readString(out.resolve("result.json")));
        assertThat(new JsonMapper().readTree(cli.out()).get("schema").asString())
                .isEqualTo("spindle-result/1");
    }

    @Test
    void checkRunsNothing() throws IOException {
        Cli cli = Cli.spindle("run", small, "--check", "--out", directory.resolve("out"));

        assertThat(cli.out()).isEqualTo(small + ": the scenario is valid; it was not run\n");
        assertThat(cli.exit()).isZero();
        assertThat(names(directory)).containsExactly("small.yaml");
    }

    @Test
    void readsScenariosAsJson() throws IOException {
        Path json = Files.writeString(directory.resolve("small.json"), """
                {"devices": {"disk0": {"type": "hdd", "model": "hp-c2247a"}},
                 "driver": {"scheduler": "fcfs"},
                 "workload": {"type": "random", "requests": 200,
                              "arrivals": {"type": "open", "interarrival": {"type": "poisson", "rate": 20}}}}
                """);

        assertThat(run("json", json).resolve("result.json"))
                .hasSameBinaryContentAs(run("yaml", small).resolve("result.json"));
    }

    @Test
    void reportIsWrittenAgainFromTheResult() throws IOException {
        Path out = run("out", small);
        Files.delete(out.resolve("report.html"));
        Cli cli = Cli.spindle("report", out);
        assertThat(cli.out()).isEqualTo("report: " + out.resolve("report.html") + "\n");
        assertThat(out.resolve("report.html")).content().contains("spindle report");

        Path elsewhere = directory.resolve("elsewhere.html");
        assertThat(Cli.spindle("report", out, "--out", elsewhere).exit()).isZero();
        assertThat(elsewhere).exists();
        assertThat(names(directory)).containsExactly("elsewhere.html", "out", "small.yaml");
    }

    @Test
    void configShowNamesWhereEachValueComesFrom() {
        Cli cli = Cli.spindle("config", "show", small, "--set", "seed=9", "--set", "devices.disk0.queueDepth=4");

        assertThat(cli.exit()).isZero();
        assertThat(cli.out()
                        .lines()
                        .map(line -> line.replaceAll(" {2,}", "  ").replace(small.toString(), "small.yaml")))
                .contains(
                        "key  value  default  origin",
                        "seed  9  1  --set seed=9",
                        "devices.disk0.queueDepth  4  1  --set devices.disk0.queueDepth=4",
                        "workload.requests  200  -  small.yaml:9:13",
                        "workload.reads  0.66  0.66  default")
                .anyMatch(line -> line.matches("devices\\.disk0\\.mechanics\\.rotation .* model hp-c2247a:\\d+:\\d+"));
    }

    @Test
    void configShowAsYamlIsAScenario() throws IOException {
        Path whole = Files.writeString(
                directory.resolve("whole.yaml"),
                Cli.spindle("config", "show", small, "--yaml").out());

        assertThat(run("whole", whole).resolve("result.json"))
                .hasSameBinaryContentAs(run("small", small).resolve("result.json"));
    }
}
