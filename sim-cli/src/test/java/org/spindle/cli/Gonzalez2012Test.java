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
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The targets of González-Férez (2012): all of them are in an experiment, and docs/gonzalez-2012.md states in which and with which
 * result.
 */
class Gonzalez2012Test {

    private static final String PREFIX = "gonzalez-2012-";
    private static final Pattern TARGET = Pattern.compile("target: ([RSD]-\\d+(?:-[a-z]+)?)\\b");
    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| ([RSD]-\\d+(?:-[a-z]+)?) \\| `([^`]*)` \\|.*\\| ([^|]*) \\| ([^|]*) \\|$");

    private static List<String> ids() {
        return BuiltInExperiments.ids().stream()
                .filter(id -> id.startsWith(PREFIX))
                .toList();
    }

    private static Map<String, List<String>> experimentsByTarget() {
        Map<String, List<String>> found = new TreeMap<>();
        for (String id : ids()) {
            TARGET.matcher(BuiltInExperiments.yaml(id))
                    .results()
                    .forEach(target -> found.computeIfAbsent(target.group(1), each -> new ArrayList<>())
                            .add(id));
        }
        return found;
    }

    /** D-8 itself is of orders of service, of which experiments have no figures: MimicryTest checks it. */
    private static Stream<String> dads() {
        return numbered("D", 14).map(target -> target.equals("D-8") ? "D-8-sums" : target);
    }

    private static Stream<String> numbered(String letter, int last) {
        return IntStream.rangeClosed(1, last).mapToObj(number -> letter + "-" + number);
    }

    @Test
    void everyTargetStandsInExactlyOneExperiment() {
        Map<String, List<String>> found = experimentsByTarget();
        assertThat(found.keySet())
                .containsExactlyInAnyOrderElementsOf(Stream.of(
                                numbered("R", 31), numbered("S", 9), Stream.of("S-5-overhead", "S-5-quotient"), dads())
                        .flatMap(each -> each)
                        .toList());
        assertThat(found.values())
                .allSatisfy(experiments -> assertThat(experiments).hasSize(1));
    }

    @Test
    void theTableOfTheDocumentIsThatOfTheExperiments() throws IOException {
        List<MatchResult> rows = ROW.matcher(Files.readString(Project.ROOT.resolve("docs/gonzalez-2012.md")))
                .results()
                .toList();
        Map<String, List<String>> documented = new TreeMap<>();
        rows.forEach(row -> documented
                .computeIfAbsent(row.group(1), each -> new ArrayList<>())
                .add(row.group(2)));
        assertThat(documented).isEqualTo(experimentsByTarget());
        assertThat(rows)
                .allSatisfy(row -> assertThat(row.group(4).equals("not runnable"))
                        .as(row.group(1))
                        .isEqualTo(BuiltInExperiments.yaml(row.group(2)).contains("\nnotRunnable:")));
        assertThat(rows.stream()
                        .filter(row -> row.group(4).equals("fail"))
                        .map(row -> row.group(2) + "/" + row.group(1)))
                .containsExactlyInAnyOrderElementsOf(KnownFailures.of(PREFIX));
    }

    @Test
    void theCheapExperimentsEndAsTheyDid() {
        Cli cli = Cli.spindle("reproduce", PREFIX + "segments-512k", PREFIX + "hits-and-misses");
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
    }
}
