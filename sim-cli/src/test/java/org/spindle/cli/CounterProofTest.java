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
import org.spindle.cli.CounterProofs.FailedClaim;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.PluginOptions;
import org.spindle.reproduce.Experiment;
import org.spindle.reproduce.ExperimentReader;
import org.spindle.reproduce.expectation.Expectation;

/**
 * Claims can fail: a substitute replaces a part of Spindle, for example by a scheduler that ignores the contents of the drive's
 * buffer or by a drive without skew, or Spindle itself has an error, and the claims about that part must fail.
 */
class CounterProofTest {

    @TempDir
    private Path directory;

    static Stream<Mutant> mutants() {
        return Mutants.all();
    }

    /** Errors in Spindle itself. */
    static Stream<AlteredProduct> alteredProducts() {
        return AlteredProducts.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("mutants")
    @Tag("nightly")
    void mutantsAreFound(Mutant mutant) throws IOException {
        Path file = Files.writeString(directory.resolve("mutant.yaml"), mutant.yaml());
        Cli cli = Cli.spindle(
                "reproduce",
                file,
                mutant.full() ? "--full" : "--quick",
                "--json",
                "--data",
                Project.shared("traces").getParent());
        assertThat(cli.err()).doesNotContain("error:");
        assertThat(cli.exit()).isEqualTo(4);
        CounterProofs.check(
                failure -> failure.experiment().equals(mutant.experiment())
                        && failure.fault().equals(mutant.fault()),
                CounterProofs.failures(cli.out(), mutant.fault()));
    }

    @ParameterizedTest
    @MethodSource("alteredProducts")
    @Tag("nightly")
    void alteredProductsAreFound(AlteredProduct product) throws IOException, InterruptedException {
        Set<FailedClaim> failures = CounterProofs.failures(product.verdicts(directory), product.fault());
        assertThat(failures).as("%s", product).isNotEmpty();
        CounterProofs.check(failure -> failure.fault().equals(product.fault()), failures);
    }

    /** Each claim that is expected to hold has failed in a run, whether quick runs judge it or leave it to full length. */
    @Test
    void eachClaimHasFailed() {
        Set<String> failed = CounterProofs.recorded().stream()
                .map(failure -> failure.experiment() + "/" + failure.target())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> without = expectedToHold();
        assertThat(without).isNotEmpty();
        without.removeAll(failed);
        assertThat(without)
                .as("claims of which no fault is recorded under which they fail")
                .isEmpty();
    }

    /** No record is of a fault that is no longer tried, or of a claim that no longer exists. */
    @Test
    void everyRecordIsOfAFaultThatIsTried() {
        Set<String> tried = Mutants.all()
                .map(mutant -> mutant.experiment() + ": " + mutant.fault())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(tried).hasSize((int) Mutants.all().count());
        AlteredProducts.ALL.forEach(
                product -> product.experiments().forEach(experiment -> tried.add(experiment + ": " + product.fault())));
        assertThat(CounterProofs.recorded())
                .filteredOn(failure -> !ClosedFormsCounterProofTest.isOtherNumber(failure))
                .allSatisfy(failure -> assertThat(tried).contains(failure.experiment() + ": " + failure.fault()));
    }

    @Test
    void alteredProductsHaveTheirParts() {
        assertThat(AlteredProducts.ALL)
                .allSatisfy(product -> assertThat(product.text()).isNotEqualTo(product.original()));
    }

    /** Returns the claims that a run judges and that are expected to hold, as experiment/target. */
    private static Set<String> expectedToHold() {
        ExperimentReader reader =
                new ExperimentReader(SpindleProcess.start(PluginOptions.NONE).configs(), BuiltInExperiments.LIBRARY);
        Set<String> claims = new TreeSet<>();
        for (String id : BuiltInExperiments.ids()) {
            Experiment experiment = reader.read(id);
            if (experiment.notRunnable() == null) {
                experiment.expectations().stream()
                        .map(Expectation::target)
                        .filter(target -> !experiment.findings().containsKey(target))
                        .forEach(target -> claims.add(id + "/" + target));
            }
        }
        return claims;
    }

    /** Every experiment that can be run has a mutant, or is of a family of which another one has: its id up to the first hyphen. */
    @Test
    void everyFamilyHasAMutant() {
        Set<String> mutated = Mutants.all().map(Mutant::experiment).collect(Collectors.toCollection(TreeSet::new));
        assertThat(BuiltInExperiments.ids()).containsAll(mutated);
        Set<String> families = mutated.stream().map(CounterProofTest::family).collect(Collectors.toSet());
        List<String> without = BuiltInExperiments.ids().stream()
                .filter(id -> !BuiltInExperiments.yaml(id).contains("\nnotRunnable:"))
                .filter(id -> !mutated.contains(id) && !families.contains(family(id)))
                .toList();
        assertThat(without).isEmpty();
    }

    /** Every mutant differs from its experiment in the part that it names. */
    @Test
    void mutantsHaveTheirParts() {
        Mutants.all()
                .forEach(mutant -> assertThat(mutant.yaml())
                        .as("%s", mutant)
                        .isNotEqualTo(BuiltInExperiments.yaml(mutant.experiment())));
    }

    private static String family(String id) {
        int first = id.indexOf('-');
        return first < 0 ? id : id.substring(0, first);
    }
}
