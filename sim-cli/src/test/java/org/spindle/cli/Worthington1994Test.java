package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The targets of Worthington, Ganger and Patt (1994): all of them are in an experiment, and docs/worthington-1994.md states in
 * which.
 */
class Worthington1994Test {

    private static final Pattern TARGET = Pattern.compile("target: W-(\\d+)\\b");
    private static final Pattern LIKE = Pattern.compile("(?m)^like: (\\S+)$");
    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| W-(\\d+) \\| `([^`]*)` \\|.*\\| ([^|]*) \\| ([^|]*) \\|$");

    private static List<String> ids() {
        return BuiltInExperiments.ids().stream()
                .filter(id -> id.startsWith("worthington-1994-"))
                .toList();
    }

    private static Map<Integer, List<String>> experimentsByTarget() {
        Map<Integer, List<String>> found = new TreeMap<>();
        for (String id : ids()) {
            TARGET.matcher(expectations(id))
                    .results()
                    .forEach(target -> found.computeIfAbsent(number(target), each -> new ArrayList<>())
                            .add(id));
        }
        return found;
    }

    /** The text that has an experiment's expectations: its own, or that of the one that it is like. */
    private static String expectations(String id) {
        String yaml = BuiltInExperiments.yaml(id);
        Matcher like = LIKE.matcher(yaml);
        return like.find() ? BuiltInExperiments.yaml(like.group(1)) : yaml;
    }

    private static boolean byRule(String id) {
        return id.startsWith("worthington-1994-rule-");
    }

    private static int number(MatchResult match) {
        return Integer.parseInt(match.group(1));
    }

    @Test
    void everyTargetStandsInExactlyOneExperimentAndThoseOnTracesInOneByRuleToo() {
        Map<Integer, List<String>> found = experimentsByTarget();
        assertThat(found.keySet())
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 54).boxed().toList());
        assertThat(found.values())
                .allSatisfy(experiments -> assertThat(experiments.stream().filter(id -> !byRule(id)))
                        .hasSize(1));
        assertThat(found.entrySet().stream()
                        .filter(each -> each.getValue().stream().anyMatch(Worthington1994Test::byRule))
                        .map(Map.Entry::getKey))
                .containsExactlyElementsOf(IntStream.rangeClosed(21, 54)
                        .filter(target -> target != 24 && (target < 47 || target > 50))
                        .boxed()
                        .toList());
    }

    @Test
    void theTableOfTheDocumentIsThatOfTheExperiments() throws IOException {
        List<MatchResult> rows = ROW.matcher(Files.readString(Project.ROOT.resolve("docs/worthington-1994.md")))
                .results()
                .toList();
        Map<Integer, List<String>> documented = new TreeMap<>();
        rows.forEach(row -> documented
                .computeIfAbsent(number(row), each -> new ArrayList<>())
                .add(row.group(2)));
        assertThat(documented).isEqualTo(experimentsByTarget());
        assertThat(rows)
                .allSatisfy(row -> assertThat(row.group(3).equals("not runnable"))
                        .as("W-" + row.group(1))
                        .isEqualTo(BuiltInExperiments.yaml(row.group(2)).contains("\nnotRunnable:")));
        assertThat(claims(rows.stream().filter(row -> row.group(3).equals("fail"))))
                .containsExactlyInAnyOrderElementsOf(KnownFailures.of("worthington-1994-").stream()
                        .filter(claim -> claim.matches(".*/W-\\d+"))
                        .toList());
        assertThat(claims(rows.stream().filter(row -> row.group(4).equals("left to full"))))
                .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                KnownFailures.leftToFull().stream()
                                        .filter(claim -> claim.matches("worthington-1994-[^/]*/W-\\d+")),
                                ids().stream()
                                        .filter(Worthington1994Test::neverShortened)
                                        .flatMap(id -> TARGET.matcher(expectations(id))
                                                .results()
                                                .map(target -> id + "/W-" + number(target))))
                        .toList());
    }

    private static boolean neverShortened(String id) {
        return BuiltInExperiments.yaml(id).contains("\nquick: {notRunnable:");
    }

    private static List<String> claims(Stream<MatchResult> rows) {
        return rows.map(row -> row.group(2) + "/W-" + row.group(1)).toList();
    }

    /**
     * Loads that were adjusted until they agreed with the report's statements on its traces, or made to show one, count as
     * illustrations only.
     */
    @Test
    void surrogatesOfTracesIllustrate() {
        for (String id : ids()) {
            boolean surrogates = List.of("traces", "buffer", "knees", "maps", "positions", "report", "runs")
                    .contains(id.substring("worthington-1994-".length()));
            assertThat(BuiltInExperiments.yaml(id).contains("\nevidence: illustrated\n"))
                    .as(id)
                    .isEqualTo(surrogates);
        }
    }

    @Test
    void theCheapExperimentsHold() {
        Cli cli = Cli.spindle(
                "reproduce", "worthington-1994-validation", "worthington-1994-runs", "worthington-1994-drive");
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).contains("2 pass", "4 not-runnable");
        assertThat(cli.exit()).isZero();
    }

    /** Section 4.1: the mean is within 0.8 % and the demerit within 1.9 %, here of DiskSim's recording of the same drive. */
    @Test
    void theModelIsCloseToTheRecordedDrive() {
        Path data = Project.shared("disksim/hp_c2247a.parv").getParent().getParent();
        Cli cli = Cli.spindle("reproduce", "worthington-1994-drive", "--data", data);
        assertThat(cli.out()).containsPattern("W-47 .*\\| pass").containsPattern("W-50 .*\\| pass");
    }

    /** Section 5.3: each selection considers waiting requests; with eight users it predicts at most eight. */
    @Test
    void aChoiceCostsAnEstimateForEachRequestAtMost(@TempDir Path directory) throws IOException {
        Path experiment = Files.writeString(directory.resolve("cost.yaml"), """
                id: cost
                claim: What is chosen has been looked at, and nothing that does not wait.
                source: Worthington, Ganger and Patt 1994, section 5.3
                scenario:
                  devices: {disk0: {type: hdd, model: hp-c2247a}}
                  driver: {queueInDevice: false}
                  workload: {type: random, requests: 500, arrivals: {type: closed, population: 8}}
                sweep:
                  - name: scheduler
                    cases:
                      sptf: {driver.scheduler: sptf}
                      fcfs-by-age: {driver.scheduler: {type: sptf, w: 1e15}}
                      sstf-map: {driver.scheduler: {type: sstf, knowledge: map}}
                expectations:
                  - type: interval
                    target: sptf
                    of: driver/all/disk0-estimates/value / driver/all/disk0-dispatched/value
                    at: {scheduler: sptf}
                    from: 1.5
                    to: 8
                  - type: interval
                    target: fcfs-by-age
                    of: driver/all/disk0-estimates/value / driver/all/disk0-dispatched/value
                    at: {scheduler: fcfs-by-age}
                    from: 1
                    to: 8
                  - type: value
                    target: sstf-map
                    of: driver/all/disk0-estimates/value
                    at: {scheduler: sstf-map}
                    expected: 0
                    absolute: 0
                """);
        Cli cli = Cli.spindle("reproduce", experiment);
        assertThat(cli.out()).endsWith("3 pass\n");
    }
}
