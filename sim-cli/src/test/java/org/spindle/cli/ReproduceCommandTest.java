package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The command on built-in experiments and on the user's own. */
class ReproduceCommandTest {

    private static final String OWN = """
            id: twice-as-fast
            claim: Two servers halve the time of a batch.
            source: my notebook, page 7
            scenario: batch.yaml
            sweep:
              - {name: servers, path: devices.server.servers, values: [1, 2]}
            expectations:
              - type: ratio
                target: speed-up
                of: system/all/throughput/mean
                at: {servers: 2}
                baseAt: {servers: 1}
                from: %s
            """;

    private static final String BATCH = """
            devices:
              server: {type: fixed, capacity: 1 MiB, service: {type: constant, time: 1 ms}}
            workload:
              type: random
              requests: 1000
              arrivals: {type: closed, population: 8}
            """;

    @TempDir
    private Path directory;

    private Path own(String from) throws IOException {
        Files.writeString(directory.resolve("batch.yaml"), BATCH);
        return Files.writeString(directory.resolve("own.yaml"), OWN.formatted(from));
    }

    @Test
    void anExperimentOfOnesOwnFindsItsScenarioBesideItself() throws IOException {
        Cli cli = Cli.spindle("reproduce", own("1.99"));
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).isEqualTo("""
                twice-as-fast: Two servers halve the time of a batch.
                  my notebook, page 7
                  target   | expected            | got                                   | verdict
                  speed-up | ratio at least 1.99 | 2 = 2000 requests/s / 1000 requests/s | pass

                1 pass
                """);
    }

    @Test
    void anExpectationThatIsNotMetIsExitCodeFour() throws IOException {
        Cli cli = Cli.spindle("reproduce", own("2.01"), "--json");
        assertThat(cli.exit()).isEqualTo(4);
        JsonNode verdicts = new JsonMapper().readTree(cli.out());
        assertThat(verdicts.size()).isEqualTo(1);
        assertThat(verdicts.get(0).propertyNames())
                .containsExactlyInAnyOrder(
                        "id", "target", "source", "claim", "status", "expected", "got", "reason", "mode");
        assertThat(verdicts.get(0).get("status").stringValue()).isEqualTo("fail");
        assertThat(verdicts.get(0).get("reason").stringValue()).isEqualTo("the ratio lies outside");
    }

    @Test
    void theReportIsWrittenBesideTheTable() throws IOException {
        Path report = directory.resolve("report");
        assertThat(Cli.spindle("reproduce", own("1.99"), "--report", report).exit())
                .isZero();
        assertThat(report.resolve("verdicts.json")).content().contains("\"speed-up\"");
        assertThat(report.resolve("verdicts.csv")).content().contains("twice-as-fast,speed-up,");
        assertThat(report.resolve("report.html")).content().contains("speed-up").contains("spindle reproduce");
    }

    @Test
    void validationsWithoutTheirFilesAreNotRunnable() {
        Cli cli = Cli.spindle("reproduce", "validate-hp-c2247a");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .contains(
                        "not runnable: disksim/hp_c2247a.parv does not come with Spindle; name the directory that holds"
                                + " it with --data DIR")
                .endsWith("0 pass, 1 not-runnable\n");
    }

    @Test
    void validationsWithTheirFilesAgreeWithTheRealDrive() {
        Path data = Project.shared("disksim/hp_c2247a.parv").getParent().getParent();
        Cli cli = Cli.spindle("reproduce", "validate-hp-c2247a", "--data", data);
        assertThat(cli.out()).endsWith("1 pass\n");
    }

    @Test
    void theListNamesEveryBuiltInExperiment() {
        Cli cli = Cli.spindle("reproduce", "--list");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out().lines().filter(line -> !line.startsWith(" ")).map(line -> line.split(" ")[0]))
                .containsExactlyElementsOf(BuiltInExperiments.ids());
    }

    @Test
    void quickExperimentsHold() {
        Cli cli = Cli.spindle("reproduce", "operational-laws", "random-seeks-hp-c2247a", "--quick");
        assertThat(cli.exit()).as(cli.out()).isZero();
        assertThat(cli.out()).endsWith("6 pass\n");
    }

    @Test
    @Tag("nightly")
    void allExperimentsHoldInQuickMode() {
        Path data = Project.shared("disksim/hp_c2247a.parv").getParent().getParent();
        Cli cli = Cli.spindle("reproduce", "--quick", "--data", data);
        assertThat(cli.exit()).as(cli.out()).isZero();
    }

    @Test
    void whatIsWrongIsSaidBeforeAnythingRuns() {
        Transcript transcript = new Transcript(directory);
        transcript.file("batch.yaml", BATCH);
        transcript
                .fails(2, "An id that does not exist", "reproduce", "mm2")
                .fails(2, "A file that does not exist", "reproduce", directory.resolve("none.yaml"))
                .fails(2, "No threads", "reproduce", "mm1", "--threads", "0")
                .fails(2, "Both lengths", "reproduce", "mm1", "--quick", "--full")
                .fails(2, "No data", "reproduce", "mm1", "--data", directory.resolve("none"))
                .fails(2, "The same twice", "reproduce", "mm1", "mm1")
                .fails(2, "A key of the experiment", "reproduce", transcript.file("key.yaml", """
                        id: a
                        claim: c
                        sorce: s
                        scenario: batch.yaml
                        expectations: []
                        """))
                .fails(2, "A key of the scenario in it", "reproduce", transcript.file("inside.yaml", """
                        id: a
                        claim: c
                        source: s
                        scenario:
                          devices:
                            server: {type: fixed, capacity: 1 MiB, service: {type: constant, tim: 1 ms}}
                          workload: {type: random, requests: 10, arrivals: {type: closed}}
                        expectations:
                          - {type: interval, target: t, of: system/all/response-time/mean, from: 1}
                        """))
                .fails(2, "A value of an axis", "reproduce", transcript.file("axis.yaml", """
                        id: a
                        claim: c
                        source: s
                        scenario: batch.yaml
                        sweep: [{path: devices.server.servers, values: [1, none]}]
                        expectations:
                          - {type: monotonic, target: t, of: system/all/response-time/mean,
                             along: devices.server.servers, direction: up}
                        """))
                .fails(2, "A value of an axis in the scenario", "reproduce", transcript.file("value.yaml", """
                        id: a
                        claim: c
                        source: s
                        scenario: batch.yaml
                        sweep: [{path: devices.server.servers, values: [1, none]}]
                        expectations:
                          - {type: monotonic, target: t, of: system/all/response-time/mean,
                             along: devices.server.servers, direction: falling}
                        """));
        transcript.matches("reproduce-errors.txt");
    }
}
