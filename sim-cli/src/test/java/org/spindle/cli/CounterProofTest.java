package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/**
 * Claims that cannot fail prove nothing: in each family of experiments a stand-in takes the place of a part of the product, such as
 * a scheduler that ignores what the drive's buffer holds or a drive without skew, and the claims about that part must fail.
 */
class CounterProofTest {

    @TempDir
    private Path directory;

    /** Those that take seconds. */
    static Stream<Mutant> quickMutants() {
        return Mutants.QUICK.stream();
    }

    /** Those that take longer. */
    static Stream<Mutant> longMutants() {
        return Mutants.LONG.stream();
    }

    @ParameterizedTest
    @MethodSource("quickMutants")
    @Tag("nightly")
    void quickMutantsAreFound(Mutant mutant) throws IOException {
        find(mutant);
    }

    @ParameterizedTest
    @MethodSource("longMutants")
    @Tag("nightly")
    void longMutantsAreFound(Mutant mutant) throws IOException {
        find(mutant);
    }

    private void find(Mutant mutant) throws IOException {
        Path file = Files.writeString(directory.resolve("mutant.yaml"), mutant.yaml());
        Cli cli = Cli.spindle(
                "reproduce", file, "--json", "--data", Project.shared("traces").getParent());
        assertThat(cli.err()).doesNotContain("error:");
        Set<String> failed = new JsonMapper()
                .readTree(cli.out())
                .valueStream()
                .filter(each -> each.get("status").stringValue().equals("fail"))
                .map(each -> each.get("target").stringValue())
                .collect(Collectors.toSet());
        assertThat(failed).as("%s", mutant).containsAll(mutant.failing());
        assertThat(cli.exit()).isEqualTo(4);
    }

    /** Every experiment that can be run has a mutant, or is of a family of which another one has: its id up to the first hyphen. */
    @Test
    void everyFamilyHasAMutant() {
        Set<String> mutated = Stream.concat(Mutants.QUICK.stream(), Mutants.LONG.stream())
                .map(Mutant::experiment)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(BuiltInExperiments.ids()).containsAll(mutated);
        Set<String> families = mutated.stream().map(CounterProofTest::family).collect(Collectors.toSet());
        List<String> without = BuiltInExperiments.ids().stream()
                .filter(id -> !BuiltInExperiments.yaml(id).contains("\nnotRunnable:"))
                .filter(id -> !mutated.contains(id) && !families.contains(family(id)))
                .toList();
        assertThat(without).isEmpty();
    }

    /** Every mutant differs from its experiment in the part that it says. */
    @Test
    void mutantsHaveTheirParts() {
        Stream.concat(Mutants.QUICK.stream(), Mutants.LONG.stream())
                .forEach(mutant -> assertThat(mutant.yaml())
                        .as("%s", mutant)
                        .isNotEqualTo(BuiltInExperiments.yaml(mutant.experiment())));
    }

    private static String family(String id) {
        int first = id.indexOf('-');
        return first < 0 ? id : id.substring(0, first);
    }
}
