package org.spindle.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.spindle.config.ConfigLoader;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.config.ScalarNode;
import org.spindle.result.Metric;
import org.spindle.run.RunException;

/** Runs experiments up to their verdicts, with a trials whose result is {@code x + y * replication}. */
class ReproductionTest {

    private static final String FIGURE = "lab/all/answer/mean";

    private final List<String> made = new ArrayList<>();
    private final AtomicInteger runs = new AtomicInteger();
    private final AtomicInteger planned = new AtomicInteger();
    private final AtomicInteger wanted = new AtomicInteger();
    private final RunListener watch = new RunListener() {
        @Override
        public void planned(int ofRuns, int asked) {
            planned.set(ofRuns);
            wanted.set(asked);
        }

        @Override
        public Runnable began(Experiment experiment) {
            return runs::incrementAndGet;
        }
    };

    private final class AddingLaboratory implements TrialFactory {

        @Override
        public MapNode scenario(DiskSimFiles files) {
            throw new NotRunnableException(files.parameters() + " is not here");
        }

        @Override
        public Trial trial(Node scenario) {
            double x = number(scenario, "x");
            double y = scenario instanceof MapNode map && map.get("y") instanceof MapNode given
                    ? Path.of(((ScalarNode) given.get("file")).text()).getNameCount()
                    : number(scenario, "y");
            return new Trial() {
                @Override
                public String identity() {
                    return x + " + " + y + " * replication";
                }

                @Override
                public Observed run(int replication) {
                    if (x < 0) {
                        throw new RunException("x is " + x);
                    }
                    double answer = x + y * replication;
                    return new Observed(
                            List.of(),
                            List.of(new Metric("lab", "all", "answer", "ms", "", new Metric.Level(answer, answer))));
                }
            };
        }

        /** Each file is one level deeper than its name. */
        @Override
        public Path data(String name) {
            if (name.startsWith("missing")) {
                throw new NotRunnableException(name + " is not here");
            }
            return Path.of("data", name);
        }

        /** Creates a file whose name is the {@code x} of its scenario. */
        @Override
        public PreparedFile prepare(Node scenario, String file) {
            String name = Path.of(file)
                    .resolve(String.valueOf((int) number(scenario, "x")))
                    .toString();
            return new PreparedFile() {
                @Override
                public Path path() {
                    return Path.of(name);
                }

                @Override
                public void make() {
                    made.add(name);
                }
            };
        }

        @Override
        public Trial traces(Node traces) {
            throw new NotRunnableException("there are no traces here");
        }

        private static double number(Node scenario, String key) {
            return scenario instanceof MapNode map && map.get(key) instanceof ScalarNode scalar
                    ? Double.parseDouble(scalar.text())
                    : Double.NaN;
        }
    }

    private List<Verdict> verdicts(Verdict.Mode mode, int threads, String text) {
        return outcomes(mode, threads, text).get(0).verdicts();
    }

    private List<Reproduction.Outcome> outcomes(Verdict.Mode mode, int threads, String... texts) {
        ConfigLoader configs = new ConfigLoader(ExperimentTest.NO_TYPES);
        List<ExperimentPlan> plans = Stream.of(texts)
                .map(text -> ExperimentPlan.of(ExperimentTest.load(text), mode, configs, new AddingLaboratory()))
                .toList();
        return new Reproduction(threads, watch).run(plans);
    }

    private static final String CROSSED = """
            id: crossed
            claim: It adds.
            source: arithmetic
            scenario: {x: 0, y: 0}
            sweep:
              - {path: x, values: [1, 2]}
              - {name: slope, path: y, values: [0, 10]}
            full: {replications: 3}
            quick: {replications: 1, set: {x: 5}, shortens: one replication of 3}
            expectations:
              - {type: value, target: first, of: lab/all/answer/mean, at: {x: 1, slope: 10}, expected: 11, absolute: 0}
              - {type: value, target: last, of: lab/all/answer/mean, at: {x: 2, slope: 10}, expected: 11, absolute: 0}
            """;

    @Test
    void tracesThatAreNotThereMakeItNotRunnable() {
        List<Verdict> verdicts = verdicts(Verdict.Mode.QUICK, 1, """
                id: traced
                claim: It is in the trace.
                source: arithmetic
                traces: {real: {file: a.csv, analyses: {sizes: {type: request-sizes}}}}
                expectations:
                  - {type: value, target: first, of: real/sizes/mean-size/mean, expected: 11, absolute: 0}
                """);
        assertThat(verdicts).extracting(Verdict::status).containsExactly(Verdict.Status.NOT_RUNNABLE);
        assertThat(verdicts).extracting(Verdict::reason).containsExactly("there are no traces here");
    }

    @Test
    void axesAreCrossedAndReplicated() {
        List<Verdict> verdicts = verdicts(Verdict.Mode.FULL, 2, CROSSED);
        assertThat(runs).hasValue(2 * 2 * 3);
        assertThat(verdicts).extracting(Verdict::status).containsExactly(Verdict.Status.PASS, Verdict.Status.FAIL);
        assertThat(verdicts.get(1).got()).isEqualTo("12 ± 25 ms (3 replications)");
        assertThat(verdicts.get(1).reason()).isEqualTo("it is off by 1 ms, 9.1 %");
    }

    /** Of 12 and 4 runs the second experiment has its two points and their first two replications from the first. */
    @Test
    void experimentsShareEqualRuns() {
        String other = """
                id: other
                claim: It adds.
                source: arithmetic
                scenario: {x: 0, y: 10}
                sweep: [{path: x, values: [2, 1]}]
                full: {replications: 2}
                expectations:
                  - {type: value, target: first, of: lab/all/answer/mean, at: {x: 1}, expected: 6, absolute: 0}
                  - {type: value, target: last, of: lab/all/answer/mean, at: {x: 2}, expected: 7, absolute: 0}
                """;
        List<Reproduction.Outcome> together = outcomes(Verdict.Mode.FULL, 2, CROSSED, other);
        assertThat(runs).hasValue(2 * 2 * 3);
        assertThat(planned).hasValue(2 * 2 * 3);
        assertThat(wanted).hasValue(2 * 2 * 3 + 2 * 2);
        assertThat(together.get(0).verdicts()).isEqualTo(verdicts(Verdict.Mode.FULL, 1, CROSSED));
        assertThat(together.get(1).verdicts()).isEqualTo(verdicts(Verdict.Mode.FULL, 1, other));
        assertThat(together.get(1).verdicts()).extracting(Verdict::status).containsOnly(Verdict.Status.PASS);
    }

    /**
     * The preparation has the scenario of the point, except for the values that it sets; y is the number of names in the file's
     * path, 2.
     */
    @Test
    void givesRunsTheFileOfTheirPreparation() {
        List<Verdict> verdicts = verdicts(Verdict.Mode.FULL, 1, """
                id: prepared
                claim: It adds.
                source: arithmetic
                scenario: {x: 1, y: 0}
                prepare: [{set: {z: 4}, file: table, into: [y.file]}]
                sweep:
                  - {path: x, values: [1, 2]}
                  - name: form
                    cases:
                      given: {y: {file: none}}
                      bare: {y: 0}
                full: {replications: 2}
                expectations:
                  - {type: value, target: given, of: lab/all/answer/mean, at: {x: 2, form: given}, expected: 3, absolute: 0}
                  - {type: value, target: bare, of: lab/all/answer/mean, at: {x: 2, form: bare}, expected: 2, absolute: 0}
                """);
        assertThat(verdicts).extracting(Verdict::status).containsExactly(Verdict.Status.PASS, Verdict.Status.PASS);
        assertThat(made).containsExactly("table/1", "table/1", "table/2", "table/2");
    }

    /** y is the number of names in the path of its file: one of its own, and one of the directory. */
    @Test
    void givesRunsTheFilesThatDoNotComeWithTheProduct() {
        String experiment = """
                id: recorded
                claim: It adds.
                source: arithmetic
                scenario: {x: 1, y: {file: %s}}
                data: [y.file]
                sweep: [{path: x, values: [1, 2]}]
                full: {replications: 2}
                expectations:
                  - {type: value, target: found, of: lab/all/answer/mean, at: {x: 2}, expected: 3, absolute: 0}
                """;
        assertThat(verdicts(Verdict.Mode.FULL, 1, experiment.formatted("trace")))
                .extracting(Verdict::status)
                .containsExactly(Verdict.Status.PASS);
        List<Verdict> missing = verdicts(Verdict.Mode.FULL, 1, experiment.formatted("missing"));
        assertThat(missing).extracting(Verdict::status).containsExactly(Verdict.Status.NOT_RUNNABLE);
        assertThat(missing.get(0).reason()).isEqualTo("missing is not here");
    }

    @Test
    void quickModeSaysWhatItShortens() {
        List<Verdict> verdicts = verdicts(Verdict.Mode.QUICK, 1, CROSSED);
        assertThat(runs).hasValue(2 * 2);
        assertThat(verdicts.get(0).got()).isEqualTo("1 ms");
        assertThat(verdicts.get(0).reason()).isEqualTo("it is off by 10 ms, 91 %; shortened: one replication of 3");
    }

    private static final String MARKED = """
            id: marked
            claim: It adds.
            source: arithmetic
            evidence: published
            evidenceOf: {whole: exact}
            needsFull: {whole: too few runs, parts/second: too short}
            findings: {parts: nobody knows}
            scenario: {x: 1, y: 0}
            quick: {set: {x: 5}, shortens: everything}
            expectations:
              - {type: value, target: whole, of: lab/all/answer/mean, expected: 1, absolute: 0}
              - type: all
                target: parts
                parts:
                  - {type: value, target: first, of: lab/all/answer/mean, expected: 5, absolute: 0}
                  - {type: value, target: second, of: lab/all/answer/mean, expected: 1, absolute: 0}
            """;

    @Test
    void quickModeLeavesToFullModeWhatItIsToldTo() {
        List<Verdict> quick = verdicts(Verdict.Mode.QUICK, 1, MARKED);
        assertThat(quick).extracting(Verdict::status).containsExactly(Verdict.Status.LEFT_TO_FULL, Verdict.Status.PASS);
        assertThat(quick)
                .extracting(Verdict::reason)
                .containsExactly("too few runs", "second left to --full: too short; shortened: everything");
        assertThat(quick.get(1).passesUnexpectedly()).as("what fails is left").isFalse();
        Verdict holds = verdicts(
                        Verdict.Mode.QUICK,
                        1,
                        MARKED.replace(", parts/second: too short", "")
                                .replace("expected: 1, absolute: 0}\n", "expected: 5, absolute: 0}\n"))
                .get(1);
        assertThat(holds.passesUnexpectedly()).isTrue();
        List<Verdict> full = verdicts(Verdict.Mode.FULL, 1, MARKED);
        assertThat(full).extracting(Verdict::status).containsExactly(Verdict.Status.PASS, Verdict.Status.FAIL);
        assertThat(full.get(1).failsAsKnown()).isTrue();
        assertThat(full).extracting(Verdict::evidence).containsExactly(Evidence.EXACT, Evidence.PUBLISHED);
        assertThat(VerdictSums.of(full).text()).isEqualTo("1 pass, 1 fail as known");
        assertThat(VerdictSums.byEvidence(full).get(Evidence.PUBLISHED)).isEqualTo(new VerdictSums(0, 0, 1, 0, 0));
    }

    @Test
    void nothingIsRunWhereNothingIsJudged() {
        verdicts(Verdict.Mode.QUICK, 1, MARKED.replace("parts/second: too short", "parts: too short"));
        assertThat(runs).hasValue(0);
    }

    @Test
    void verdictsDoNotDependOnThreads() {
        assertThat(verdicts(Verdict.Mode.FULL, 4, CROSSED)).isEqualTo(verdicts(Verdict.Mode.FULL, 1, CROSSED));
    }

    @Test
    void aRunThatFailsFailsEveryExpectation() {
        Verdict verdict = verdicts(Verdict.Mode.FULL, 2, """
                id: failing
                claim: c
                source: s
                scenario: {x: 0, y: 0}
                sweep: [{path: x, values: [1, -1]}]
                expectations:
                  - {type: value, target: t, of: lab/all/answer/mean, at: {x: 1}, expected: 1, absolute: 0}
                """).get(0);
        assertThat(verdict.status()).isEqualTo(Verdict.Status.FAIL);
        assertThat(verdict.reason()).isEqualTo("1 of 2 runs failed: x is -1.0");
    }

    @Test
    void whatCannotBeRunIsNeitherPassedNorFailed() {
        String rest = "\nexpectations:\n  - {type: interval, target: t, of: " + FIGURE + ", from: 1}\n";
        String head = "id: absent\nclaim: c\nsource: s\n";
        Verdict declared = verdicts(Verdict.Mode.FULL, 1, head + "notRunnable: needs tapes" + rest)
                .get(0);
        assertThat(declared.status()).isEqualTo(Verdict.Status.NOT_RUNNABLE);
        assertThat(declared.reason()).isEqualTo("needs tapes");
        Verdict missing = verdicts(Verdict.Mode.FULL, 1, head + "disksim: {parameters: a.parv, trace: a.trace}" + rest)
                .get(0);
        assertThat(missing.status()).isEqualTo(Verdict.Status.NOT_RUNNABLE);
        assertThat(missing.reason()).isEqualTo("a.parv is not here");
        assertThat(runs).hasValue(0);
    }

    @Test
    void verdictsAreWrittenAsAnArrayOfObjects() {
        Verdict verdict = new Verdict(
                "a",
                "b",
                "c \"d\"",
                "e",
                Verdict.Status.NOT_RUNNABLE,
                "1 ms",
                "",
                "f, g",
                Verdict.Mode.QUICK,
                Evidence.EXACT,
                "i",
                "h");
        assertThat(new String(new VerdictJson().write(List.of(verdict)), StandardCharsets.UTF_8))
                .isEqualTo("""
                [ {
                  "id" : "a",
                  "target" : "b",
                  "source" : "c \\"d\\"",
                  "claim" : "e",
                  "status" : "not-runnable",
                  "expected" : "1 ms",
                  "got" : "",
                  "reason" : "f, g",
                  "mode" : "quick",
                  "evidence" : "exact",
                  "tolerance" : "i",
                  "finding" : "h"
                } ]
                """);
        assertThat(VerdictCsv.of(List.of(verdict)))
                .isEqualTo("id,target,source,claim,status,expected,got,reason,mode,evidence,tolerance,finding\r\n"
                        + "a,b,\"c \"\"d\"\"\",e,not-runnable,1 ms,,\"f, g\",quick,exact,i,h\r\n");
    }
}
