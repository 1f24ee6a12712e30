package org.spindle.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.compare.Comparison.MeanFigure;
import org.spindle.compare.Comparison.Subject;
import org.spindle.compare.Comparison.SubjectKind;
import org.spindle.stats.inference.MeanEstimate;
import org.spindle.sweep.SweepResult.VariedKey;

/**
 * Compares runs with runs, or sweeps with sweeps. Points of sweeps correspond if their axes have the same values.
 *
 * <p>Tests: sweeps of the same axes, replications and seeds have drawn common random numbers, so their replications are
 * paired (paired t); other sweeps of several replications are compared by Welch's t over the replications; single runs,
 * and sweeps of one replication, by Welch's t over batch means. A figure without an interval never differs significantly.
 */
public final class Comparer {

    private static final int NAMED = 3;

    private final double level;
    private final List<ComparedResult> subjects;

    private Comparer(double level, List<ComparedResult> subjects) {
        this.level = level;
        this.subjects = subjects;
    }

    /**
     * Reads the results to compare.
     *
     * @param level of significance, above 0, below 1
     * @param places result directories, or sweep directories, the baseline first; at least two
     * @throws org.spindle.result.ResultException if a directory holds neither
     * @throws ComparisonException if they cannot be compared with each other
     */
    public static Comparer of(double level, List<Path> places) {
        if (!(level > 0 && level < 1)) {
            throw new ComparisonException("the level of significance lies between 0 and 1, such as 0.05, not " + level);
        }
        if (places.size() < 2) {
            throw new ComparisonException("a comparison needs a baseline and at least one other result");
        }
        List<ComparedResult> subjects =
                places.stream().map(MeasuredReader::read).toList();
        ComparedResult baseline = subjects.get(0);
        for (ComparedResult other : subjects) {
            checkComparable(baseline, other);
        }
        return new Comparer(level, subjects);
    }

    private static void checkComparable(ComparedResult baseline, ComparedResult other) {
        if (baseline.kind() != other.kind()) {
            ComparedResult run = baseline.kind() == SubjectKind.RUN ? baseline : other;
            ComparedResult sweep = baseline.kind() == SubjectKind.RUN ? other : baseline;
            throw new ComparisonException(run.path() + " is a run and " + sweep.path()
                    + " is a sweep\n  compare runs with runs and sweeps with sweeps");
        }
        List<String> mine = paths(baseline);
        List<String> theirs = paths(other);
        if (!Set.copyOf(mine).equals(Set.copyOf(theirs))) {
            throw new ComparisonException("the axes differ: " + baseline.path() + " varies " + listed(mine) + ", "
                    + other.path() + " varies " + listed(theirs) + "\n  compare sweeps over the same axes");
        }
        if (other.points().stream().noneMatch(point -> baseline.byAxes().containsKey(point.axes()))) {
            throw new ComparisonException(baseline.path() + " and " + other.path()
                    + " have no point in common\n  compare sweeps with values in common");
        }
    }

    private static List<String> paths(ComparedResult sweep) {
        return sweep.axes().stream().map(VariedKey::path).toList();
    }

    private static String listed(List<String> paths) {
        return paths.isEmpty() ? "nothing" : String.join(", ", paths);
    }

    /** Returns the columns that any of the subjects measured. */
    private Set<Column> columns() {
        return subjects.stream()
                .flatMap(subject -> subject.columns().stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /**
     * Compares the selected statistics.
     *
     * @throws ComparisonException if the selection names a statistic that no subject measured
     */
    public Comparison compare(StatisticSelection selection) {
        return compare(selection.resolve(columns()));
    }

    /**
     * Compares the statistics that a condition names.
     *
     * @throws ComparisonException if the condition names a statistic that no subject measured
     */
    public Comparison compare(Condition condition) {
        return compare(condition.resolve(columns()));
    }

    private Comparison compare(Predicate<Column> wanted) {
        List<Subject> named = new ArrayList<>();
        for (int i = 0; i < subjects.size(); i++) {
            ComparedResult subject = subjects.get(i);
            named.add(new Subject(label(i), subject.path(), subject.kind(), subject.notes()));
        }
        List<ComparedMetric> rows = rows(wanted);
        List<ComparedMetric> notableFirst = Stream.concat(
                        rows.stream().filter(ComparedMetric::isNotable),
                        rows.stream().filter(row -> !row.isNotable()))
                .toList();
        return new Comparison(level, named, notes(wanted), notableFirst);
    }

    private List<ComparedMetric> rows(Predicate<Column> wanted) {
        List<Map<Map<String, String>, PointSamples>> byAxes =
                subjects.stream().map(ComparedResult::byAxes).toList();
        List<ComparedMetric> rows = new ArrayList<>();
        for (PointSamples baseline : subjects.get(0).points()) {
            Map<Integer, PointSamples> others = new LinkedHashMap<>();
            for (int i = 1; i < subjects.size(); i++) {
                PointSamples other = byAxes.get(i).get(baseline.axes());
                if (other != null) {
                    others.put(i, other);
                }
            }
            Stream.concat(
                            baseline.columns().stream().filter(Column::isElapsedTimeOfTasks),
                            baseline.columns().stream().filter(column -> !column.isElapsedTimeOfTasks()))
                    .filter(wanted)
                    .forEach(column -> add(baseline, others, column, rows));
        }
        return rows;
    }

    /** Adds a row, unless no other subject has the statistic or none has a value for it. */
    private void add(PointSamples baseline, Map<Integer, PointSamples> all, Column column, List<ComparedMetric> rows) {
        Map<Integer, PointSamples> others = new LinkedHashMap<>(all);
        others.values().removeIf(other -> !other.columns().contains(column));
        boolean valued = Stream.concat(Stream.of(baseline), others.values().stream())
                .anyMatch(point -> Double.isFinite(point.mean(column)));
        if (others.isEmpty() || !valued) {
            return;
        }
        List<String> cautions = new ArrayList<>();
        baseline.cautions(column).forEach(caution -> cautions.add(label(0) + ": " + caution));
        List<Difference> differences = new ArrayList<>();
        others.forEach((subject, other) -> {
            differences.add(difference(subject, baseline, other, column));
            other.cautions(column).forEach(caution -> cautions.add(label(subject) + ": " + caution));
        });
        MeanFigure figure = new MeanFigure(baseline.mean(column), halfWidth(baseline.estimate(column)));
        rows.add(new ComparedMetric(
                baseline.axes(),
                column.component(),
                column.requestClass(),
                column.name(),
                column.unit(),
                column.stat().label(),
                figure,
                differences,
                cautions));
    }

    private Difference difference(int subject, PointSamples baseline, PointSamples other, Column column) {
        double base = baseline.mean(column);
        double mean = other.mean(column);
        Tested tested = test(subject, baseline, other, column);
        MeanEstimate estimate = tested.difference();
        double difference = estimate == null ? mean - base : estimate.mean();
        @Nullable Double half = halfWidth(estimate);
        return new Difference(
                subject,
                mean,
                halfWidth(other.estimate(column)),
                difference,
                half,
                difference == 0 ? 0 : difference / Math.abs(base),
                half == null || base == 0 ? null : Double.valueOf(half / Math.abs(base)),
                estimate == null ? null : Double.valueOf(estimate.pValue()),
                estimate != null && estimate.differsFromZero(level),
                tested.test());
    }

    private record Tested(@Nullable MeanEstimate difference, String test) {}

    private Tested test(int subject, PointSamples baseline, PointSamples other, Column column) {
        if (subjects.get(0).pairsWith(subjects.get(subject))) {
            PointSamples.Pairs pairs = other.pairs(column, baseline);
            return pairs == null
                    ? new Tested(null, "no interval")
                    : new Tested(
                            pairs.difference(),
                            "paired t over " + pairs.count() + " replications with common random numbers");
        }
        MeanEstimate mine = baseline.estimate(column);
        MeanEstimate theirs = other.estimate(column);
        if (mine == null || theirs == null) {
            return new Tested(null, "no interval");
        }
        return new Tested(
                theirs.minus(mine), "Welch's t over " + baseline.basis(column) + " and " + other.basis(column));
    }

    private @Nullable Double halfWidth(@Nullable MeanEstimate estimate) {
        return estimate == null ? null : Double.valueOf(estimate.halfWidth(level));
    }

    private List<String> notes(Predicate<Column> wanted) {
        List<String> notes = new ArrayList<>();
        ComparedResult baseline = subjects.get(0);
        for (int i = 1; i < subjects.size(); i++) {
            ComparedResult other = subjects.get(i);
            noteExtra("points", points(baseline), points(other), 0, i, notes);
            noteExtra("points", points(other), points(baseline), i, 0, notes);
            noteExtra("statistics", names(baseline, wanted), names(other, wanted), 0, i, notes);
            noteExtra("statistics", names(other, wanted), names(baseline, wanted), i, 0, notes);
        }
        return notes;
    }

    private static void noteExtra(
            String what, Set<String> of, Set<String> notIn, int owner, int lacking, List<String> notes) {
        List<String> extra = of.stream().filter(name -> !notIn.contains(name)).toList();
        if (!extra.isEmpty()) {
            String more = extra.size() > NAMED ? " and " + (extra.size() - NAMED) + " more" : "";
            notes.add("only " + label(owner) + ", not " + label(lacking) + ", has the " + what + " "
                    + extra.stream().limit(NAMED).collect(Collectors.joining("; ")) + more);
        }
    }

    private static Set<String> points(ComparedResult subject) {
        return subject.points().stream()
                .map(point -> AxesText.of(point.axes()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Set<String> names(ComparedResult subject, Predicate<Column> wanted) {
        return subject.columns().stream()
                .filter(wanted)
                .map(column -> column + " [" + column.unit() + "]")
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static String label(int subject) {
        return subject < 26 ? String.valueOf((char) ('A' + subject)) : "S" + (subject + 1);
    }
}
