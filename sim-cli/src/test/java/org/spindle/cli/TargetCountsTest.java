package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The documents count as many targets as {@code spindle reproduce --list --json} does, and as many of them as known to fail. */
class TargetCountsTest {

    private static List<Listed> listed;

    /** An experiment of the list. */
    private record Listed(String id, int targets, List<String> failing) {

        boolean isRunnable() {
            return !BuiltInExperiments.yaml(id).contains("\nnotRunnable:");
        }
    }

    @BeforeAll
    static void list() {
        listed = new JsonMapper()
                .readTree(Cli.spindle("reproduce", "--list", "--json").out())
                .valueStream()
                .map(TargetCountsTest::listed)
                .toList();
    }

    private static Listed listed(JsonNode each) {
        return new Listed(
                each.get("id").stringValue(),
                each.get("expectations")
                        .valueStream()
                        .mapToInt(JsonNode::intValue)
                        .sum(),
                List.copyOf(each.path("findings").propertyNames()));
    }

    private static List<Listed> of(String prefix) {
        return listed.stream().filter(each -> each.id().startsWith(prefix)).toList();
    }

    private static int targets(Stream<Listed> experiments) {
        return experiments.mapToInt(Listed::targets).sum();
    }

    private static int failing(List<Listed> experiments, String targets) {
        return (int) experiments.stream()
                .flatMap(each -> each.failing().stream())
                .filter(target -> target.matches(targets))
                .count();
    }

    private static int notRunnable(List<Listed> experiments) {
        return targets(experiments.stream().filter(each -> !each.isRunnable()));
    }

    /** Returns the numbers of a sentence, in its words with # for each. */
    private static List<Integer> counts(String document, String sentence) throws IOException {
        String text = Files.readString(Project.ROOT.resolve("docs/" + document)).replaceAll("\\s+", " ");
        Matcher found = Pattern.compile(Stream.of(sentence.split("#", -1))
                        .map(Pattern::quote)
                        .reduce((one, next) -> one + "([0-9,]+)" + next)
                        .orElseThrow())
                .matcher(text);
        assertThat(found.find()).as("%s: %s", document, sentence).isTrue();
        return IntStream.rangeClosed(1, found.groupCount())
                .mapToObj(group -> Integer.valueOf(found.group(group).replace(",", "")))
                .toList();
    }

    @Test
    void allTargetsAreCounted() throws IOException {
        assertThat(counts("experiments.md", "this one has # targets, of which # cannot be run"))
                .containsExactly(targets(listed.stream()), notRunnable(listed));
    }

    @Test
    void experimentsOfAWorkAreCounted() throws IOException {
        assertThat(counts("worthington-1994.md", "lists the # experiments"))
                .containsExactly(of("worthington-1994-").size());
        assertThat(counts("hsu-2003.md", "lists the # experiments"))
                .containsExactly(of("hsu-2003-").size());
    }

    @Test
    void targetsOf1994AreCounted() throws IOException {
        List<Listed> all = of("worthington-1994-");
        List<Listed> byRule = of("worthington-1994-rule-");
        List<Listed> first = all.stream().filter(each -> !byRule.contains(each)).toList();
        int numbered = 54;
        int fails = failing(first, "W-[0-9]+");
        assertThat(counts("worthington-1994.md", "# targets hold and # do not"))
                .containsExactly(numbered - fails, fails);
        assertThat(counts("worthington-1994.md", "Of the # on the surrogates by rule # hold"))
                .containsExactly(targets(byRule.stream()), targets(byRule.stream()) - failing(byRule, "W-[0-9]+"));
    }

    @Test
    void targetsOf1995AreCounted() throws IOException {
        List<Listed> all = of("ganger-1995-");
        int targets = targets(all.stream());
        int fails = failing(all, "g-[0-9].*");
        assertThat(counts("ganger-1995.md", "Of # expectations # hold, # fail"))
                .containsExactly(targets, targets - fails - notRunnable(all), fails);
    }

    @Test
    void targetsOf2012AreCounted() throws IOException {
        List<Listed> all = of("gonzalez-2012-");
        int fails = failing(all, ".*");
        assertThat(counts("gonzalez-2012.md", "# hold, # do not, # cannot be run"))
                .containsExactly(targets(all.stream()) - fails - notRunnable(all), fails, notRunnable(all));
    }

    /** The tables of docs/hsu-2003.md have a row for each target, with its verdict in full mode. */
    @Test
    void theTablesOf2003AreThoseOfTheExperiments() throws IOException {
        Map<String, String> documented = new HashMap<>();
        Pattern.compile("(?m)^\\| (H[34]-[^ |]+) \\| `([^`]+)` \\| ([^|]*) \\|")
                .matcher(Files.readString(Project.ROOT.resolve("docs/hsu-2003.md")))
                .results()
                .forEach(row -> documented.put(row.group(2) + "/" + row.group(1), row.group(3)));
        Map<String, String> expected = new HashMap<>();
        for (Listed each : of("hsu-2003-")) {
            Pattern.compile("(?m)^(?:  - \\{type: [a-z-]+, |    )target: (H[34]-[^,\\s]+)")
                    .matcher(BuiltInExperiments.yaml(each.id()))
                    .results()
                    .map(target -> target.group(1))
                    .forEach(target -> expected.put(
                            each.id() + "/" + target,
                            !each.isRunnable() ? "not runnable" : each.failing().contains(target) ? "fail" : "pass"));
        }
        assertThat(documented).isEqualTo(expected);
    }

    /** The table of cross-checks in docs/experiments.md counts what holds. */
    @Test
    void crossChecksAreCounted() throws IOException {
        String text = Files.readString(Project.ROOT.resolve("docs/experiments.md"));
        int[] rows = new int[1];
        Pattern.compile("(?m)^\\| (`cross-check-[^|]*|`predicted-[^|]*) \\|.*\\| (\\d+) of (\\d+) \\|")
                .matcher(text)
                .results()
                .forEach(row -> {
                    rows[0]++;
                    List<Listed> experiments = names(row.group(1)).stream()
                            .flatMap(name -> name.endsWith("...")
                                    ? of(name.substring(0, name.length() - 3)).stream()
                                    : listed.stream().filter(each -> each.id().equals(name)))
                            .toList();
                    int targets = targets(experiments.stream());
                    assertThat(List.of(Integer.parseInt(row.group(2)), Integer.parseInt(row.group(3))))
                            .as(row.group(1))
                            .containsExactly(targets - failing(experiments, ".*"), targets);
                });
        assertThat(rows[0]).isPositive();
    }

    /** Returns the ids in the first cell of a row, of which the later ones may lack the beginning: `cross-check-mm1`, `-mg1`. */
    private static List<String> names(String cell) {
        String[] all = cell.replace("`", "").split(", ");
        return Stream.of(all)
                .map(name -> name.startsWith("-") ? all[0].substring(0, beginning(all[0], name)) + name : name)
                .toList();
    }

    /** Returns where the end of an abbreviated id joins the first one: the beginning that makes it an experiment's. */
    private static int beginning(String first, String end) {
        return IntStream.iterate(first.length(), at -> at > 0, at -> at - 1)
                .filter(at -> listed.stream().anyMatch(each -> each.id().equals(first.substring(0, at) + end)))
                .findFirst()
                .orElseThrow();
    }
}
