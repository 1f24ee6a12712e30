package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The targets of Ganger (1995): all of them are in experiments, and docs/ganger-1995.md states in which and how many hold. */
class Ganger1995Test {

    private static final String PREFIX = "ganger-1995-";
    private static final Pattern TARGET =
            Pattern.compile("(?m)^(?:  - \\{type: [a-z-]+, |    )target: g-(\\d+)([a-z0-9.-]*)");
    private static final Pattern ROW = Pattern.compile(
            "(?m)^\\| G-(\\d+) \\| ([ESN]) \\| ([^|]*) \\|.*\\| ([^|]*) \\| (\\d+) of (\\d+) \\| [^|]* \\|$");

    /** Exact targets hold for every load. */
    private static final List<Integer> EXACT = List.of(8, 10, 16, 17, 27, 41, 42, 43, 44, 45, 46, 47);

    private static List<String> ids() {
        return BuiltInExperiments.ids().stream()
                .filter(id -> id.startsWith(PREFIX))
                .toList();
    }

    /** Experiment/target of each expectation, by the number of the target. */
    private static Map<Integer, List<String>> expectations() {
        Map<Integer, List<String>> found = new TreeMap<>();
        for (String id : ids()) {
            TARGET.matcher(BuiltInExperiments.yaml(id))
                    .results()
                    .forEach(target -> found.computeIfAbsent(number(target), each -> new ArrayList<>())
                            .add(id + "/g-" + target.group(1) + target.group(2)));
        }
        return found;
    }

    private static int number(MatchResult match) {
        return Integer.parseInt(match.group(1));
    }

    private static List<MatchResult> rows() throws IOException {
        return ROW.matcher(Files.readString(Project.ROOT.resolve("docs/ganger-1995.md")))
                .results()
                .toList();
    }

    @Test
    void everyTargetStandsInAnExperiment() {
        assertThat(expectations().keySet())
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 47).boxed().toList());
    }

    @Test
    void theTableOfTheDocumentIsThatOfTheExperiments() throws IOException {
        Map<Integer, List<String>> expectations = expectations();
        List<String> failing = KnownFailures.of(PREFIX);
        List<MatchResult> rows = rows();
        assertThat(rows.stream().map(Ganger1995Test::number))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 47).boxed().toList());
        for (MatchResult row : rows) {
            List<String> all = expectations.get(number(row));
            String where = all.stream()
                    .map(each -> "`" + each.substring(PREFIX.length(), each.indexOf('/')) + "`")
                    .distinct()
                    .collect(Collectors.joining(", "));
            long holding = all.stream()
                    .filter(each -> !failing.contains(each))
                    .filter(each -> !BuiltInExperiments.yaml(each.substring(0, each.indexOf('/')))
                            .contains("\nnotRunnable:"))
                    .count();
            assertThat(row.group(3)).as("G-" + row.group(1)).isEqualTo(where);
            assertThat(row.group(5) + " of " + row.group(6))
                    .as("G-" + row.group(1))
                    .isEqualTo(holding + " of " + all.size());
            assertThat(row.group(4))
                    .as("G-" + row.group(1))
                    .isEqualTo(holding == all.size() ? "pass" : holding == 0 ? "fail" : "in part");
            assertThat(row.group(2).equals("E")).as("G-" + row.group(1)).isEqualTo(EXACT.contains(number(row)));
        }
    }

    @Test
    void noExactTargetIsKnownToFail() {
        Map<Integer, List<String>> expectations = expectations();
        for (int target : EXACT) {
            assertThat(KnownFailures.of(PREFIX)).doesNotContainAnyElementsOf(expectations.get(target));
        }
    }

    /** Each failure states its cause. */
    @Test
    void everyFailureHasACause() {
        for (String id : ids()) {
            Pattern.compile("(?m)^  (g-[a-z0-9.-]+|own-[a-z-]+|sptf-[a-z]+): \"?(.*)$")
                    .matcher(findings(BuiltInExperiments.yaml(id)))
                    .results()
                    .forEach(finding -> assertThat(finding.group(2))
                            .as(id + "/" + finding.group(1))
                            .containsPattern("surrogate|mechanism|paper|table 7.1"));
        }
    }

    private static String findings(String yaml) {
        int begin = yaml.indexOf("\nfindings:\n");
        return begin < 0 ? "" : yaml.substring(begin + 1).split("\n(?=[a-z])")[0];
    }

    @Test
    void theExactOnesHold() {
        Cli cli = Cli.spindle("reproduce", "ganger-1995-timestamps", "ganger-1995-routes", "ganger-1995-replay");
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).endsWith("12 pass\n");
        assertThat(cli.exit()).isZero();
    }

    /** Section 7.3: the task is faster, and the mean response time longer. */
    @Test
    void metricsDisagree() {
        Cli cli = Cli.spindle("reproduce", "ganger-1995-open-criticality");
        assertThat(cli.out()).endsWith("2 pass\n");
    }
}
