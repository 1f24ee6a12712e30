package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.cli.command.ExitCode;
import org.spindle.result.Metric;
import org.spindle.result.ResultJson;
import org.spindle.result.RunResult;
import org.spindle.result.RunResult.RunInfo;
import org.spindle.result.RunResult.ScenarioInfo;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CompareCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path place;

    private String a;
    private String b;

    @BeforeEach
    void writeResults() throws IOException {
        a = run("a", 10);
        b = run("b", 14);
    }

    @Test
    void showsATableAndSucceeds() {
        assertThat(compare(a, b)).isEqualTo(ExitCode.OK);
        assertThat(out.toString()).contains("notable changes", "response-time.mean, ms", "+40.0 ±");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aConditionThatHoldsGivesExitCode4AndIsNamed() {
        assertThat(compare(a, b, "--fail-if", "response-time.mean > +50%", "--fail-if", "response-time.mean > +5%"))
                .isEqualTo(4);
        assertThat(err.toString())
                .isEqualToNormalizingNewlines(
                        "failed: response-time.mean > +5%: B: response-time.mean changed by +40.00 %\n");
        assertThat(out.toString()).as("the table is shown all the same").contains("response-time.mean");
    }

    @Test
    void conditionsAreJudgedWhateverIsShown() {
        assertThat(compare(a, b, "--stat", "p50", "--fail-if", "response-time.mean > +5%"))
                .isEqualTo(4);
        assertThat(out.toString()).doesNotContain("response-time.mean,");
    }

    @Test
    void aConditionThatDoesNotHoldSucceeds() {
        assertThat(compare(b, a, "--fail-if", "response-time.mean > +5%")).isEqualTo(ExitCode.OK);
    }

    @Test
    void writesJsonAndCsv() throws IOException {
        Path csv = place.resolve("c.csv");
        assertThat(compare(a, b, "--json", "--csv", csv.toString())).isEqualTo(ExitCode.OK);
        JsonNode rows = new JsonMapper().readTree(out.toString()).get("rows");
        assertThat(rows.get(0).get("others").get(0).get("change").doubleValue()).isEqualTo(0.4);
        assertThat(Files.readAllLines(csv)).hasSize(1 + rows.size());
        try (Stream<Path> left = Files.list(place)) {
            assertThat(left).as("nothing else is left").hasSize(3);
        }
    }

    @Test
    void mistakesOfTheUserAreTold() {
        assertThat(compare(a)).isEqualTo(ExitCode.USAGE);
        assertThat(compare(a, b, "--metric", "respons-time")).isEqualTo(ExitCode.USAGE);
        assertThat(compare(a, b, "--fail-if", "response-time.mean")).isEqualTo(ExitCode.USAGE);
        assertThat(compare(a, b, "--level", "2")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString())
                .contains("did you mean: response-time", "'response-time.mean' is not a condition", "between 0 and 1");
        assertThat(compare(a, place.resolve("absent").toString())).isEqualTo(ExitCode.USAGE);
        assertThat(compare(a, b, "--csv", place.resolve("absent/c.csv").toString()))
                .isEqualTo(ExitCode.RUN_FAILED);
    }

    private int compare(String... arguments) {
        List<String> words = new ArrayList<>(List.of("compare"));
        words.addAll(List.of(arguments));
        CommandLine line = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        return line.execute(words.toArray(new String[0]));
    }

    private String run(String name, double response) throws IOException {
        Metric.Distribution distribution = new Metric.Distribution(
                100,
                response,
                1,
                1,
                0,
                20,
                new Metric.Percentiles(response, 20, 20, 20, 20),
                new Metric.Confidence(1, 32, 0),
                List.of());
        RunResult result = new RunResult(
                "1",
                new ScenarioInfo(name, "", "ab", 1, 0),
                List.of(),
                new RunInfo(1, 0, 1, 1, 1, 1, "time"),
                List.of(),
                List.of(new Metric("system", "all", "response-time", "ms", "From arrival.", distribution)),
                List.of());
        Path directory = Files.createDirectory(place.resolve(name));
        Files.write(directory.resolve("result.json"), new ResultJson().write(result));
        return directory.toString();
    }
}
