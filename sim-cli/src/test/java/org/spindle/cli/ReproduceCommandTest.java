package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
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

    /** All requests have arrived when a twentieth of the run at 2000 requests/s is over; the rest of it only drains. */
    @Test
    void theHeaviestOverloadIsSaturationToo() throws IOException {
        Files.writeString(directory.resolve("open.yaml"), """
                devices:
                  server: {type: fixed, capacity: 1 MiB, service: {type: constant, time: 10 ms}}
                workload:
                  type: random
                  requests: 5000
                  arrivals: {type: open, interarrival: {type: poisson, rate: 50}}
                """);
        Path experiment = Files.writeString(directory.resolve("saturated.yaml"), """
                id: saturated
                claim: A server that takes 10 ms is saturated at 2000 requests per second.
                source: my notebook, page 8
                scenario: open.yaml
                sweep:
                  - {name: rate, path: workload.arrivals.interarrival.rate, values: [50, 2000]}
                expectations:
                  - {type: saturation, target: onset, along: rate, from: 100, to: 2000}
                """);
        Cli cli = Cli.spindle("reproduce", experiment);
        assertThat(cli.out()).contains("saturated from rate 2000");
        assertThat(cli.exit()).as(cli.out()).isZero();
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
                        "id",
                        "target",
                        "source",
                        "claim",
                        "status",
                        "expected",
                        "got",
                        "reason",
                        "mode",
                        "evidence",
                        "tolerance",
                        "finding");
        assertThat(verdicts.get(0).get("status").stringValue()).isEqualTo("fail");
        assertThat(verdicts.get(0).get("reason").stringValue()).isEqualTo("the ratio lies outside the bounds");
    }

    /** A recorded failure does not count as one; a recorded claim that holds is reported. */
    @Test
    void aKnownFailureIsNoRegression() throws IOException {
        Path fails = own("2.01");
        Files.writeString(
                fails,
                "evidence: exact\nfindings: {speed-up: a batch has a last request}\n",
                StandardOpenOption.APPEND);
        Cli known = Cli.spindle("reproduce", fails);
        assertThat(known.exit()).isZero();
        assertThat(known.out())
                .contains("| fail as known: a batch has a last request\n")
                .endsWith("\n\nexact: 0 pass, 1 fail as known\n0 pass, 1 fail as known\n");
        Path holds = own("1.99");
        Files.writeString(holds, "findings: {speed-up: a batch has a last request}\n", StandardOpenOption.APPEND);
        Cli outOfDate = Cli.spindle("reproduce", holds);
        assertThat(outOfDate.exit()).isZero();
        assertThat(outOfDate.out())
                .contains("| pass, recorded as known to fail\n")
                .endsWith(
                        "twice-as-fast speed-up holds although it is recorded as known to fail: a batch has a last request\n1 pass\n");
    }

    /** A quick run does not judge claims for which it is too short, and does not run experiments that have no others. */
    @Test
    void aQuickRunLeavesToFullModeWhatItCannotTell() throws IOException {
        Path experiment = own("2.01");
        Files.writeString(
                experiment,
                "quick: {shortens: nothing}\nneedsFull: {speed-up: it takes a thousand batches}\n",
                StandardOpenOption.APPEND);
        Cli quick = Cli.spindle("reproduce", experiment);
        assertThat(quick.exit()).isZero();
        assertThat(quick.out())
                .contains("| left-to-full: it takes a thousand batches\n")
                .endsWith("0 pass, 1 left to --full\n");
        assertThat(Cli.spindle("reproduce", experiment, "--full").exit()).isEqualTo(4);
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
        assertThat(cli.out().lines().filter(line -> line.matches("[a-z].*")).map(line -> line.split(" ")[0]))
                .containsExactlyElementsOf(BuiltInExperiments.ids());
        assertThat(cli.out())
                .containsPattern("\n\\d+ experiments: \\d+ exact, \\d+ measured, \\d+ published, \\d+ illustrated\n$");
    }

    @Test
    void quickExperimentsHold() {
        Cli cli = Cli.spindle("reproduce", "operational-laws", "random-seeks-hp-c2247a", "--quick");
        assertThat(cli.exit()).as(cli.out()).isZero();
        assertThat(cli.out()).endsWith("5 pass\n");
    }

    /** The cost of the runs is printed beside the verdicts, which do not change. */
    @Test
    void tellsWhatRunsCost() {
        String quiet = Cli.spindle("reproduce", "ganger-1995-routes").out();
        Cli cli = Cli.spindle("reproduce", "ganger-1995-routes", "--costs");
        assertThat(cli.out()).isEqualTo(quiet);
        assertThat(cli.err())
                .containsPattern("ganger-1995-routes +4 +[0-9.]+ +[0-9.]+ +100.0 %")
                .contains("4 runs, for 4 that were needed, took ");
    }

    /** P-1 to P-39, H5-1 to H5-7: all figures of the textbook and of the thesis that can be recomputed. */
    @Test
    void claimsAboutClosedFormsHold() {
        Cli cli = Cli.spindle(
                "reproduce",
                "textbook-disks",
                "textbook-queues",
                "textbook-design",
                "textbook-hosts",
                "textbook-raid",
                "textbook-seek-curves",
                "smartstor",
                "cross-check-seek-calibration");
        assertThat(cli.exit()).as(cli.out()).isZero();
        assertThat(cli.out()).endsWith("366 pass, 9 fail as known\n");
    }

    /** V-11 to V-13: accesses that are counted by hand. */
    @Test
    void accessesOfVolumesAreAsCountedByHand() {
        Cli cli = Cli.spindle(
                "reproduce",
                "cross-check-raid-small-write",
                "cross-check-raid-reconstruction",
                "cross-check-raid-concurrency");
        assertThat(cli.exit()).as(cli.out()).isZero();
        assertThat(cli.out()).endsWith("59 pass\n");
    }

    /** V-1 to V-14 and V-16 at the length of their quick versions. */
    @Test
    @Tag("nightly")
    void theSimulatorAgreesWithTheory() {
        List<String> arguments = new ArrayList<>(List.of("reproduce"));
        BuiltInExperiments.ids().stream()
                .filter(id -> id.startsWith("cross-check-"))
                .forEach(arguments::add);
        Cli cli = Cli.spindle(arguments.toArray());
        assertThat(cli.exit()).as(cli.out()).isZero();
    }

    /** A claim that fails and is not known to, and one that is known to fail and holds, are both defects. */
    @Test
    @Tag("nightly")
    void allExperimentsHoldInQuickModeButForKnownFailures() {
        Project.shared("disksim/hp_c2247a.parv");
        Path data = Project.shared("traces").getParent();
        Cli cli = Cli.spindle("reproduce", "--quick", "--data", data, "--json");
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(KnownFailures.outOfDate(cli.out())).isEmpty();
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
        transcript
                .fails(2, "A model that does not exist", "reproduce", transcript.file("model.yaml", """
                        id: a
                        claim: c
                        source: s
                        analytic: {queue: {type: mm2, rate: 10, service: 1 ms}}
                        expectations:
                          - {type: interval, target: t, of: queue/all/utilisation/mean, from: 0}
                        """))
                .fails(2, "A model outside its range", "reproduce", transcript.file("range.yaml", """
                        id: a
                        claim: c
                        source: s
                        analytic:
                          queue: {type: mm1, rate: 10, service: 20 ms}
                        sweep: [{path: queue.rate, values: [10, 60]}]
                        expectations:
                          - {type: monotonic, target: t, of: queue/all/utilisation/mean, along: queue.rate,
                             direction: rising}
                        """))
                .fails(2, "Two subjects", "reproduce", transcript.file("both.yaml", """
                        id: a
                        claim: c
                        source: s
                        scenario: batch.yaml
                        analytic: {queue: {type: mm1, rate: 10, service: 1 ms}}
                        expectations:
                          - {type: interval, target: t, of: queue/all/utilisation/mean, from: 0}
                        """));
        transcript.matches("reproduce-errors.txt");
    }
}
