package org.spindle.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.config.ConfigException;
import org.spindle.config.ConfigLint;
import org.spindle.config.ConfigLoader;
import org.spindle.config.TypeCatalogue;
import org.spindle.spi.Kind;

/** Messages about erroneous experiment files, with their places, which were counted by hand in the texts. */
class ExperimentTest {

    static final TypeCatalogue NO_TYPES = new TypeCatalogue() {
        @Override
        public List<Kind<?, ?>> kinds() {
            return List.of();
        }

        @Override
        public List<PluginType> types(Kind<?, ?> kind) {
            return List.of();
        }
    };

    static Experiment load(String text) {
        return new ConfigLoader(NO_TYPES)
                .load("claim.yaml", text, Path.of(""), List.of(), Experiment.class)
                .value();
    }

    private static String refused(String text) {
        ConfigException e = catchThrowableOfType(ConfigException.class, () -> load(text));
        assertThat(e).as("nothing was reported").isNotNull();
        return e.getMessage() + "\n";
    }

    @Test
    void theRecordsDocumentThemselves() {
        assertThat(new ConfigLint(NO_TYPES).check(Experiment.class)).isEmpty();
    }

    @Test
    void whatContradictsTheAxesIsReportedAllAtOnce() {
        assertThat(refused("""
                id: My Claim
                claim: It is fast.
                source: nobody
                scenario: {seed: 1}
                sweep:
                  - {name: rate, path: workload..rate, values: [1, 2, 2]}
                quick: {replications: 2}
                expectations:
                  - {type: value, target: a, of: system/all/x, expected: 1, absolute: 1}
                  - {type: value, target: a, of: system/all/x/mean, at: {rat: 1}, expected: 1, absolute: 1, relative: 1}
                  - {type: ordering, target: b, of: a/b/c/mean, along: rate, order: [1, 3]}
                  - {type: crossing, target: c}
                """)).isEqualTo("""
                error: 'workload..rate' is not a path of keys, from character 9
                  at claim.yaml:6:24   sweep[0].path
                  write one such as 'devices.disk0.zones[2].rate'
                error: two values of the axis have the same name
                  at claim.yaml:6:48   sweep[0].values
                  values of different text or type
                error: 'crossing' is not the type of an expectation
                  at claim.yaml:12:12   expectations[3].type
                  known types: all, any, coverage, crossover, equal, equal-changes, fit, gain-below-sum, greater-gain, greatest-gain, interval, interval-groups, knee, mean-gain, monotonic, most, no-significant-difference, ordering, predictable, ratio, saturation, value
                3 problems, nothing was run.
                """);
        assertThat(refused("""
                id: My Claim
                claim: It is fast.
                source: nobody
                scenario: {seed: 1}
                disksim: {parameters: a.parv, trace: b.trace}
                sweep:
                  - {name: rate, path: workload.rate, values: [1, 2]}
                quick: {replications: 2}
                expectations:
                  - {type: value, target: a, of: system/all/x, at: {rate: 1}, expected: 1, absolute: 1}
                  - {type: value, target: a, of: system/all/x/mean, at: {rat: 1}, expected: 1, absolute: 1, relative: 1}
                  - {type: ordering, target: b, of: a/b/c/mean, along: rate, order: [1, 3]}
                """)).isEqualTo("""
                error: there is more than one thing to run
                  at claim.yaml:1:1
                  write one of scenario, disksim, analytic, traces and notRunnable
                error: 'My Claim' is not a valid id
                  at claim.yaml:1:5   id
                  lower-case words joined by hyphens
                error: the shorter version does not state what it leaves out
                  at claim.yaml:8:8   quick
                  add the key 'shortens' with what the shorter version leaves out
                error: 'system/all/x' is not a figure
                  at claim.yaml:10:34   expectations[0].of
                  write component/class/metric/stat, such as system/all/response-time/mean, or a number
                error: there are two tolerances
                  at claim.yaml:11:5   expectations[1]
                  write either absolute or relative
                error: two expectations have the target 'a'
                  at claim.yaml:11:27   expectations[1].target
                  a different one
                error: the axis 'rate' is left open
                  at claim.yaml:11:57   expectations[1].at
                  choose one of its values here
                error: there is no axis 'rat'
                  at claim.yaml:11:57   expectations[1].at
                  did you mean: rate
                error: the axis 'rate' has no value '3'
                  at claim.yaml:12:73   expectations[2].order[1]
                  one of 1, 2
                9 problems, nothing was run.
                """);
    }

    @Test
    void whatIsSaidOfExpectationsNamesThem() {
        assertThat(refused("""
                id: a
                claim: c
                source: s
                notRunnable: later
                evidenceOf: {tow: exact}
                needsFull: {two/on: too few}
                findings: {two/one: unknown}
                expectations:
                  - type: all
                    target: two
                    parts:
                      - {type: interval, target: one, of: system/all/x/mean, from: 1}
                      - {type: interval, target: other, of: system/all/x/mean, from: 1}
                """)).isEqualTo("""
                error: there is no expectation 'tow'
                  at claim.yaml:5:13   evidenceOf
                  did you mean: two
                error: the experiment is never shortened
                  at claim.yaml:6:12   needsFull
                  write quick:, or leave this out
                error: there is no expectation 'two/on'
                  at claim.yaml:6:12   needsFull
                  did you mean: two/one
                error: there is no expectation 'two/one'
                  at claim.yaml:7:11   findings
                  the target of an expectation
                4 problems, nothing was run.
                """);
    }

    /** A claim about a product of constants does not depend on the simulator and is refused. */
    @Test
    void constantsAreNoFigure() {
        assertThat(refused("""
                id: a
                claim: c
                source: s
                notRunnable: later
                expectations:
                  - {type: value, target: a, of: 8e-6 * 1558e3, expected: 12.5, absolute: 0.05}
                """))
                .contains("'8e-6 * 1558e3' is a constant, not a figure of a run\n"
                        + "  at claim.yaml:6:34   expectations[0].of");
    }

    @Test
    void anOperatorThatDoesNotExistIsRefused() {
        assertThat(refused("""
                id: a
                claim: c
                source: s
                notRunnable: later
                expectations:
                  - {type: interval, target: a, of: a/b/c/mean % a/b/d/mean, to: 1}
                  - {type: interval, target: b, of: a/b/c/mean +, to: 1}
                  - {type: interval, target: c, of: 1 - 2, to: 1}
                  - {type: interval, target: d, of: disk*/read/response-time/count, to: 1}
                """))
                .contains(
                        "'disk*/read/response-time/count' is of several components, of which only the mean is defined")
                .contains("'%' is not an operator")
                .contains("write +, -, * or / between two figures, with spaces around it")
                .contains("'a/b/c/mean +' ends with an operator")
                .contains("'1 - 2' is a constant, not a figure of a run");
    }

    @Test
    void aStatThatDoesNotExistIsRefused() {
        assertThat(refused("""
                id: a
                claim: c
                source: s
                notRunnable: later
                expectations:
                  - {type: value, target: a, of: system/all/x/median, expected: 1, absolute: 1}
                """))
                .contains("'median' is not a figure of a metric\n  at claim.yaml:6:34   expectations[0].of");
    }
}
