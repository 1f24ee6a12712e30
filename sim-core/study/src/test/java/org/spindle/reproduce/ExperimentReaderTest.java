package org.spindle.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.config.ConfigException;
import org.spindle.config.ConfigLoader;
import org.spindle.reproduce.expectation.Expectation;

/** Experiments that are declared to be like another one. */
class ExperimentReaderTest {

    private static final String FIRST = """
            id: first
            claim: It is fast.
            source: nobody
            evidence: illustrated
            findings: {a: it is not}
            tolerance: one is the last digit
            scenario: {seed: 1}
            sweep:
              - {name: rate, path: workload.rate, values: [1, 2]}
              - name: size
                cases: {small: {workload.size: 1 KiB}, large: {workload.size: 1 MiB}}
            full: {replications: 5}
            quick: {replications: 2, shortens: 2 runs of 5}
            needsFull: {a: too short}
            expectations:
              - {type: value, target: a, of: system/all/x/mean, at: {rate: 1, size: small}, expected: 1, absolute: 1}
            """;

    private static final String SECOND = """
            id: second
            claim: It is fast on other loads.
            source: nobody
            evidence: published
            like: first
            """;

    @TempDir
    private Path directory;

    private static Experiment read(String second) {
        return reader(Map.of("first", FIRST, "second", second)).read("second");
    }

    private static ExperimentReader reader(Map<String, String> library) {
        return new ExperimentReader(new ConfigLoader(ExperimentTest.NO_TYPES), new ExperimentReader.Library() {
            @Override
            public List<String> ids() {
                return library.keySet().stream().sorted().toList();
            }

            @Override
            public String yaml(String id) {
                return library.get(id);
            }
        });
    }

    private static String refused(String second) {
        ConfigException e = catchThrowableOfType(ConfigException.class, () -> read(second));
        assertThat(e).as("nothing was reported").isNotNull();
        return e.getMessage();
    }

    @Test
    void whatIsNotWrittenIsAsInTheOther() {
        Experiment second = read(SECOND);
        Experiment first = reader(Map.of("first", FIRST)).read("first");
        assertThat(second.id()).isEqualTo("second");
        assertThat(second.expectations()).isEqualTo(first.expectations());
        assertThat(second.scenario()).isEqualTo(first.scenario());
        assertThat(second.sweep()).isEqualTo(first.sweep());
        assertThat(second.full().replications()).isEqualTo(5);
    }

    @Test
    void whatIsSaidOfRunsIsNotTakenOver() {
        Experiment second = read(SECOND);
        Expectation a = second.expectations().get(0);
        assertThat(second.evidence(a)).isEqualTo(Evidence.PUBLISHED);
        assertThat(second.finding(a)).isEmpty();
        assertThat(second.leftToFull(a, Verdict.Mode.QUICK)).isEmpty();
    }

    @Test
    void reasonsOfTolerancesAreTakenOverWithExpectations() {
        Experiment second = read(SECOND);
        assertThat(second.tolerance(second.expectations().get(0))).isEqualTo("one is the last digit");
        Experiment own = read(SECOND + """
                expectations:
                  - {type: interval, target: a, of: system/all/x/mean, at: {rate: 1, size: small}, from: 1}
                toleranceOf: {a: it is a bound}
                """);
        assertThat(own.tolerance()).isEmpty();
        assertThat(own.tolerance(own.expectations().get(0))).isEqualTo("it is a bound");
    }

    @Test
    void whatIsWrittenReplaces() {
        Experiment second = read(SECOND + """
                full: {replications: 3}
                sweep:
                  - {name: rate, path: workload.arrivals.rate, values: [1, 3]}
                  - {name: seed, path: seed, values: [7]}
                """);
        assertThat(second.full().replications()).isEqualTo(3);
        assertThat(second.sweep().stream().map(VariedAxis::label)).containsExactly("rate", "size", "seed");
        assertThat(second.sweep().get(0).valueLabels()).containsExactly("1", "3");
        assertThat(second.sweep().get(1).valueLabels()).containsExactly("small", "large");
    }

    @Test
    void anAxisIsThatOfAnotherWithFurtherCases() {
        Experiment second = read("""
                id: second
                claim: It is fast on other loads.
                source: nobody
                scenario: {seed: 1}
                sweep:
                  - {name: size, as: first, cases: {huge: {workload.size: 1 GiB}}}
                expectations:
                  - {type: value, target: a, of: system/all/x/mean, at: {size: huge}, expected: 1, absolute: 1}
                """);
        assertThat(second.sweep().get(0).valueLabels()).containsExactly("small", "large", "huge");
    }

    @Test
    void filesAreNamedRelativeToTheOneThatNamesThem() throws IOException {
        Files.writeString(directory.resolve("first.yaml"), FIRST);
        Path second =
                Files.writeString(directory.resolve("second.yaml"), SECOND.replace("like: first", "like: first.yaml"));
        assertThat(reader(Map.of()).read(second).expectations()).hasSize(1);
    }

    @Test
    void expectationsOfTheOtherNeedItsAxes() {
        assertThat(refused(SECOND + "sweep: [{name: rate, path: workload.rate, values: [2, 3]}]\n"))
                .contains("error: ", "built-in experiment first:");
    }

    @Test
    void whatThereIsNotIsNamed() {
        assertThat(refused(SECOND.replace("like: first", "like: frist")))
                .contains("there is no experiment 'frist'", "built-in experiment second:5:7", "did you mean: first");
        assertThat(refused(SECOND + "sweep: [{name: sizes, as: first}]\n"))
                .contains("the experiment 'first' has no axis 'sizes'", "built-in experiment second:6:27");
    }

    @Test
    void noExperimentIsLikeItself() {
        assertThat(refused(SECOND.replace("like: first", "like: second")))
                .contains("the experiment 'second' refers to itself");
    }
}
