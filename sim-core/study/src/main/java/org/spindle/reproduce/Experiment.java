package org.spindle.reproduce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.config.Node;
import org.spindle.config.Suggestions;
import org.spindle.reproduce.expectation.Expectation;
import org.spindle.reproduce.expectation.Grid;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

/** A claim with its source, the runs that test it, and the expectations on their results. */
@Doc("A claim with the runs and the expectations that check it.")
public record Experiment(
        @Doc("Name of the experiment: lower-case words joined by hyphens.")
        String id,

        @Doc("The claim of the source, in one sentence.") String claim,

        @Doc("Place of the claim: paper and section, or the formula's name.")
        String source,

        @Doc(
                "Another experiment, by its id or file: its scenario, full, quick and expectations are used where this one has none,"
                        + " and so are its axes that this one does not name.")
        @Nullable
        String like,

        @Doc("The scenario: its keys, or the name of its file.") @Nullable
        Node scenario,

        @Doc("In place of a scenario: a validation of DiskSim.") @Nullable
        DiskSimFiles disksim,

        @Doc("In place of a scenario: analytic models by name, whose figures take the place of a run's metrics.")
        @Nullable
        Node analytic,

        @Doc("In place of a scenario: traces by name, each with the analyses to apply to it.") @Nullable
        Node traces,

        @Doc("In place of a scenario: why this version cannot run the experiment.") @Nullable
        String notRunnable,

        @Doc("Runs made beforehand, whose output files the judged runs read.") @Default("[]")
        List<Preparation> prepare,

        @Doc("Keys of the scenario, by path, that name files below the directory that --data names.") @Default("[]")
        List<String> data,

        @Doc("The varied keys; the axes are crossed, the last one changing fastest.") @Default("[]")
        List<VariedAxis> sweep,

        @Doc("The extent that the source describes.") @Default("{}")
        RunExtent full,

        @Doc("A shorter version; the full one if absent.") @Nullable
        RunExtent quick,

        @Doc(
                "Kind of evidence behind the expectations: exact for a closed form or a case worked by hand, measured for a recording of a"
                        + " real device or system or of another program, published for results that the source prints for its own inputs,"
                        + " illustrated for a load that was built to show the effect.")
        @Default("unstated")
        Evidence evidence,

        @Doc("Kind of evidence of single expectations, by target, where it differs.") @Default("{}")
        Map<String, Evidence> evidenceOf,

        @Doc(
                "Reason for the width of the expectations: the error that a correct model may have, or the printed digits.")
        @Default("")
        String tolerance,

        @Doc("The same for single expectations, by target, where it differs.") @Default("{}")
        Map<String, String> toleranceOf,

        @Doc(
                "Expectations by target, and parts of them by target/part, that a quick run cannot judge with significance: it leaves"
                        + " them to --full. Each with the reason.")
        @Default("{}")
        Map<String, String> needsFull,

        @Doc("Expectations by target that are known to fail, each with the known cause. Their failure is not"
                + " a regression.")
        @Default("{}")
        Map<String, String> findings,

        @Doc("The expected results.") List<Expectation> expectations)
        implements Validated {

    private static final String ID = "[a-z0-9]+(-[a-z0-9.]+)*";

    public Experiment {
        prepare = List.copyOf(prepare);
        data = List.copyOf(data);
        sweep = List.copyOf(sweep);
        expectations = List.copyOf(expectations);
        evidenceOf = Map.copyOf(evidenceOf);
        toleranceOf = Map.copyOf(toleranceOf);
        needsFull = Collections.unmodifiableMap(new LinkedHashMap<>(needsFull));
        findings = Map.copyOf(findings);
    }

    /** Returns the kind of evidence behind an expectation. */
    public Evidence evidence(Expectation expectation) {
        return evidenceOf.getOrDefault(expectation.target(), evidence);
    }

    /** Returns the reason for the width of an expectation; empty if none is stated. */
    public String tolerance(Expectation expectation) {
        return toleranceOf.getOrDefault(expectation.target(), tolerance);
    }

    /** Returns the known cause of an expectation's failure; empty if it is expected to hold. */
    String finding(Expectation expectation) {
        return findings.getOrDefault(expectation.target(), "");
    }

    /** Returns the part of an expectation that is judged in a mode; null if the mode judges none of it. */
    @Nullable
    Expectation judged(Expectation expectation, Verdict.Mode mode) {
        if (mode == Verdict.Mode.FULL) {
            return expectation;
        }
        if (needsFull.containsKey(expectation.target())) {
            return null;
        }
        return expectation.without(expectation.partTargets().stream()
                .filter(part -> needsFull.containsKey(expectation.target() + "/" + part))
                .collect(Collectors.toSet()));
    }

    /** Returns which parts of an expectation are left to full mode, and why; empty if none are. */
    String leftToFull(Expectation expectation, Verdict.Mode mode) {
        if (mode == Verdict.Mode.FULL) {
            return "";
        }
        String reason = needsFull.get(expectation.target());
        if (reason != null) {
            return reason;
        }
        Map<String, List<String>> partsByReason = new LinkedHashMap<>();
        for (String part : expectation.partTargets()) {
            String partReason = needsFull.get(expectation.target() + "/" + part);
            if (partReason != null) {
                partsByReason
                        .computeIfAbsent(partReason, each -> new ArrayList<>())
                        .add(part);
            }
        }
        return partsByReason.entrySet().stream()
                .map(each -> String.join(", ", each.getValue()) + " left to --full: " + each.getKey())
                .collect(Collectors.joining("; "));
    }

    /** Returns the extent that is run in a mode. */
    RunExtent extent(Verdict.Mode mode) {
        return mode == Verdict.Mode.QUICK && quick != null ? quick : full;
    }

    @Override
    public void validate(Problems problems) {
        if (!id.matches(ID)) {
            problems.report("id", "'" + id + "' is not a valid id", "lower-case words joined by hyphens");
        }
        int subjects = (scenario == null ? 0 : 1)
                + (disksim == null ? 0 : 1)
                + (analytic == null ? 0 : 1)
                + (traces == null ? 0 : 1)
                + (notRunnable == null ? 0 : 1);
        if (subjects != 1) {
            problems.report(
                    "",
                    subjects == 0 ? "there is nothing to run" : "there is more than one thing to run",
                    "write one of scenario, disksim, analytic, traces and notRunnable");
        }
        if (quick != null && quick.notRunnable() == null && quick.shortens().isBlank()) {
            problems.report(
                    "quick",
                    "the shorter version does not state what it leaves out",
                    "add the key 'shortens' with what the shorter version leaves out");
        }
        if (expectations.isEmpty()) {
            problems.report("expectations", "nothing is expected", "write at least one");
        }
        if (!prepare.isEmpty() && scenario == null) {
            problems.report("prepare", "there is no scenario to prepare", "write scenario, or leave this out");
        }
        data.forEach(path -> Paths.check("data", path, problems));
        if (!data.isEmpty() && scenario == null) {
            problems.report("data", "there is no scenario that names files", "write scenario, or leave this out");
        }
        checkAxes(problems);
        checkExpectations(problems);
        if (quick == null && !needsFull.isEmpty()) {
            problems.report("needsFull", "the experiment is never shortened", "write quick:, or leave this out");
        }
        checkTargets("evidenceOf", evidenceOf.keySet(), false, problems);
        checkTargets("toleranceOf", toleranceOf.keySet(), false, problems);
        checkTargets("needsFull", needsFull.keySet(), true, problems);
        checkTargets("findings", findings.keySet(), false, problems);
    }

    private void checkTargets(String key, Set<String> named, boolean orParts, Problems problems) {
        Set<String> known = new HashSet<>();
        for (Expectation expectation : expectations) {
            known.add(expectation.target());
            if (orParts) {
                expectation.partTargets().forEach(part -> known.add(expectation.target() + "/" + part));
            }
        }
        for (String each : named) {
            if (!known.contains(each)) {
                List<String> meant = Suggestions.nearest(each, List.copyOf(new TreeSet<>(known)));
                problems.report(
                        key,
                        "there is no expectation '" + each + "'",
                        meant.isEmpty()
                                ? "the target of an expectation" + (orParts ? ", or target/part" : "")
                                : "did you mean: " + String.join(", ", meant));
            }
        }
    }

    private void checkAxes(Problems problems) {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < sweep.size(); i++) {
            if (!names.add(sweep.get(i).label())) {
                problems.report(
                        "sweep[" + i + "]",
                        "two axes are named '" + sweep.get(i).label() + "'",
                        "give each a name of its own");
            }
        }
    }

    private void checkExpectations(Problems problems) {
        Map<String, List<String>> values = sweep.stream()
                .collect(Collectors.toMap(
                        VariedAxis::label, VariedAxis::valueLabels, (one, other) -> one, LinkedHashMap::new));
        Grid grid = new Grid(values);
        Set<String> targets = new HashSet<>();
        for (int i = 0; i < expectations.size(); i++) {
            Expectation expectation = expectations.get(i);
            String place = "expectations[" + i + "]";
            if (!targets.add(expectation.target())) {
                problems.report(
                        place + ".target",
                        "two expectations have the target '" + expectation.target() + "'",
                        "a different one");
            }
            expectation.check(
                    grid,
                    (key, problem, remedy) ->
                            problems.report(key.isEmpty() ? place : place + "." + key, problem, remedy));
        }
    }
}
