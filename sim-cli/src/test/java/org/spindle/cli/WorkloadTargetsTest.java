package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The targets of Hsu 2003, chapter 2: all of them are in experiments, and docs/characterize.md states in which. */
class WorkloadTargetsTest {

    private static final Pattern TARGET = Pattern.compile("target: h2-(\\d+)-");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| H2-(\\d+) \\|(.*)\\|$");
    private static final Pattern EXPERIMENT = Pattern.compile("`(workload-[a-z-]+)`");

    private static final Pattern FAILING = Pattern.compile("(?m)^\\| H2-(\\d+) \\|.*\\| (\\d+) of \\d+ fails? \\|$");
    private static final Pattern KNOWN = Pattern.compile("/h2-(\\d+)-");

    @TempDir
    private Path directory;

    private static Map<Integer, Set<String>> experimentsByTarget() {
        Map<Integer, Set<String>> found = new TreeMap<>();
        for (String id : BuiltInExperiments.ids()) {
            if (id.startsWith("workload-")) {
                TARGET.matcher(BuiltInExperiments.yaml(id))
                        .results()
                        .forEach(target -> found.computeIfAbsent(number(target), each -> new TreeSet<>())
                                .add(id));
            }
        }
        return found;
    }

    private static int number(MatchResult match) {
        return Integer.parseInt(match.group(1));
    }

    @Test
    void everyTargetStandsInAnExperiment() {
        assertThat(experimentsByTarget().keySet())
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 21).boxed().toList());
    }

    @Test
    void theTableOfTheDocumentIsThatOfTheExperiments() throws IOException {
        Map<Integer, Set<String>> documented = new TreeMap<>();
        ROW.matcher(Files.readString(Project.ROOT.resolve("docs/characterize.md")))
                .results()
                .forEach(row -> EXPERIMENT
                        .matcher(row.group(2))
                        .results()
                        .forEach(cell -> documented
                                .computeIfAbsent(number(row), each -> new TreeSet<>())
                                .add(cell.group(1))));
        assertThat(documented).isEqualTo(experimentsByTarget());
    }

    @Test
    void theDocumentCountsWhatIsKnownToFail() throws IOException {
        Map<Integer, Integer> documented = new TreeMap<>();
        FAILING.matcher(Files.readString(Project.ROOT.resolve("docs/characterize.md")))
                .results()
                .forEach(row -> documented.put(number(row), Integer.parseInt(row.group(2))));
        Map<Integer, Integer> known = new TreeMap<>();
        KNOWN.matcher(String.join("\n", KnownFailures.of("workload-")))
                .results()
                .forEach(claim -> known.merge(number(claim), 1, Integer::sum));
        assertThat(documented).isEqualTo(known);
    }

    /** The claims that fail on the public traces are those that the experiment's file explains. */
    @Test
    void publicTracesHoldWhatIsNotExplained() {
        Path traces = Project.shared("traces");
        Cli cli = Cli.spindle("reproduce", "workload-shared-traces", "--data", traces.getParent(), "--json");
        assertThat(KnownFailures.in(cli.out()))
                .containsExactlyInAnyOrderElementsOf(KnownFailures.of("workload-shared-traces/"));
    }

    /** No claim fails on generated traces; a failure would be a defect of a generator, a drive or an analysis. */
    @Test
    @Tag("nightly")
    void generatedTracesHoldAll() {
        Cli cli = Cli.spindle(
                "reproduce",
                "workload-generator",
                "workload-periods",
                "workload-below-cache",
                "workload-queues",
                "workload-rhythms");
        assertThat(cli.exit()).as(cli.out()).isZero();
    }

    /** Without the traces the targets are listed, with the reason. */
    @Test
    void withoutTheTracesNothingIsClaimed() {
        Cli cli = Cli.spindle("reproduce", "workload-shared-traces", "workload-traces");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .contains(
                        "ajw.1week.srt.gz does not come with Spindle; name the directory that holds it with --data DIR")
                .contains("never published")
                .doesNotContain("| pass")
                .doesNotContain("| fail");
    }

    /**
     * By hand: two reads of 4 and 8 KiB and a write, of which a cache above takes the second read of the same block; figures of
     * a file, of a run, and below a cache.
     */
    @Test
    void expectationsReachWhatAnalysesFind() throws IOException {
        Files.writeString(directory.resolve("given.yaml"), """
                id: given
                claim: Three requests are three requests.
                source: arithmetic
                traces:
                  above: &given
                    scenario:
                      devices: {disk: {type: fixed, capacity: 1 MiB, service: {type: constant, time: 10 ms}}}
                      workload:
                        type: given
                        requests:
                          - {at: 0 s, operation: read, from: 0 KiB, size: 8 KiB}
                          - {at: 1 s, operation: read, from: 0 KiB, size: 4 KiB}
                          - {at: 2 s, operation: write, from: 64 KiB, size: 4 KiB}
                    analyses: {sizes: {type: request-sizes}, busy: {type: busy-periods}}
                    readings: {third: {analysis: busy, picture: busy-and-idle, line: busy, x: 10}}
                  below:
                    scenario:
                      devices: {disk: {type: fixed, capacity: 1 MiB, service: {type: constant, time: 10 ms}}}
                      workload:
                        type: given
                        requests:
                          - {at: 0 s, operation: read, from: 0 KiB, size: 8 KiB}
                          - {at: 1 s, operation: read, from: 0 KiB, size: 4 KiB}
                          - {at: 2 s, operation: write, from: 64 KiB, size: 4 KiB}
                    cache: 64 KiB
                    analyses: {sizes: {type: request-sizes}}
                  file: {file: traces/gitwork.blkparse.xz, analyses: {mix: {type: reads-and-writes}}}
                expectations:
                  - {type: value, target: records, of: above/all/records/mean, expected: 3, absolute: 0}
                  - {type: value, target: size, of: above/sizes/mean-read-size/mean, expected: 6, absolute: 0}
                  - {type: value, target: busy, of: above/busy/mean-busy-time/mean, expected: 10, absolute: 1e-9}
                  - {type: value, target: reading, of: above/busy/third/mean, expected: 100, absolute: 1e-9}
                  - {type: value, target: below, of: below/all/records/mean, expected: 2, absolute: 0}
                  - {type: value, target: below-size, of: below/sizes/mean-read-size/mean, expected: 8, absolute: 0}
                  - {type: value, target: file, of: file/all/records/mean, expected: 1335, absolute: 0}
                """.replace(" &given", ""));
        Cli cli = Cli.spindle(
                "reproduce", directory.resolve("given.yaml"), "--data", Project.ROOT.resolve("src-test-data"));
        assertThat(cli.exit()).as(cli.out() + cli.err()).isZero();
        assertThat(cli.out()).contains("7 pass");
    }

    @Test
    void mistakesAreToldWithTheirPlaces() throws IOException {
        Path file = Files.writeString(directory.resolve("wrong.yaml"), """
                id: wrong
                claim: Nothing.
                source: nobody
                traces:
                  it:
                    cache: 1 MiB
                    analyses: {sizes: {type: request-sizes}}
                    readings: {r: {analysis: depths, picture: sizes, line: all, x: 1}}
                expectations:
                  - {type: value, target: records, of: it/all/records/mean, expected: 3, absolute: 0}
                """);
        Cli cli = Cli.spindle("reproduce", file);
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err())
                .contains("there is no trace, or more than one", "there is no analysis 'depths' here", "wrong.yaml:");
        assertThat(List.of(cli.out())).containsExactly("");
    }
}
