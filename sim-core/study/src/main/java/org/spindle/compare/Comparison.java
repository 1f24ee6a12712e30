package org.spindle.compare;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.spindle.sweep.RankedMetric;
import org.spindle.sweep.Stat;

/**
 * A comparison of two or more runs, or of two or more sweeps. The first subject is the baseline that the others are compared with.
 * Undefined figures (such as the mean of no values) are NaN.
 *
 * @param level of significance, the probability of calling a difference of equal means significant; intervals contain the mean with
 *     probability 1 - level
 * @param subjects at least two, the baseline first
 * @param notes limits of the comparison as a whole, such as points that only one sweep has
 * @param rows those with a notable change first, otherwise in the order of the baseline
 */
public record Comparison(double level, List<Subject> subjects, List<String> notes, List<ComparedMetric> rows) {

    /** The least relative change that is called notable, provided that it is significant. */
    public static final double NOTABLE = 0.01;

    public Comparison {
        subjects = List.copyOf(subjects);
        notes = List.copyOf(notes);
        rows = List.copyOf(rows);
    }

    /** Returns the mean elapsed times of tasks, if two or more runs are compared and have tasks. */
    public Optional<ComparedMetric> elapsedTimeOfTasks() {
        return rows.stream()
                .filter(row -> row.axes().isEmpty()
                        && row.stat().equals(Stat.MEAN.label())
                        && RankedMetric.ELAPSED_TIME.is(row.component(), row.requestClass(), row.name()))
                .findFirst();
    }

    /** The kinds of compared results. */
    public enum SubjectKind {
        RUN,
        SWEEP
    }

    /**
     * One of the compared results.
     *
     * @param label short name: A, B, ...
     * @param path as the user named it
     * @param notes of its runs, each once, with the points of its occurrence
     */
    public record Subject(String label, String path, SubjectKind kind, List<String> notes) {

        public Subject {
            notes = List.copyOf(notes);
        }
    }

    /**
     * One statistic of one metric at one point.
     *
     * @param axes values of the sweep's axes in their order, empty for runs
     * @param requestClass {@code all}, {@code read}, ...
     * @param unit of all figures of the row
     * @param stat {@code mean}, {@code p50}, {@code p90}, {@code p95}, {@code p99}, {@code max}, or {@code value} of a counter
     * @param cautions reasons to distrust the row's figures or intervals, such as a queue that still grew
     */
    public record ComparedMetric(
            Map<String, String> axes,
            String component,
            String requestClass,
            String name,
            String unit,
            String stat,
            MeanFigure baseline,
            List<Difference> others,
            List<String> cautions) {

        public ComparedMetric {
            axes = Collections.unmodifiableMap(new LinkedHashMap<>(axes));
            others = List.copyOf(others);
            cautions = List.copyOf(cautions);
        }

        /** Returns whether any other subject differs notably from the baseline. */
        public boolean isNotable() {
            return others.stream().anyMatch(Difference::isNotable);
        }
    }

    /**
     * A figure of one subject.
     *
     * @param mean the figure of a run, the mean over the replications of a sweep
     * @param halfWidth of its interval; null if there is none
     */
    public record MeanFigure(double mean, @Nullable Double halfWidth) {}

    /**
     * A figure of another subject and how it differs from the baseline.
     *
     * @param subject index among the subjects, from 1
     * @param halfWidth of the interval of {@code mean}; null if there is none
     * @param difference {@code mean} minus the baseline's, in the unit of the row
     * @param differenceHalfWidth of its interval; null if there is none
     * @param change difference over the absolute value of the baseline, 0 if they are equal; infinite (NaN when read from
     *     JSON) if only the baseline is 0
     * @param changeHalfWidth {@code differenceHalfWidth} over the absolute value of the baseline, which is taken as exact; null if there is
     *     none or the baseline is 0
     * @param p probability of a difference at least as large if the means were equal; null without a test
     * @param significant whether the interval of the difference excludes 0; always false without an interval
     * @param test name of the test, or the reason for its absence
     */
    public record Difference(
            int subject,
            double mean,
            @Nullable Double halfWidth,
            double difference,
            @Nullable Double differenceHalfWidth,
            double change,
            @Nullable Double changeHalfWidth,
            @Nullable Double p,
            boolean significant,
            String test) {

        /** Returns whether it is significant and at least {@link #NOTABLE} of the baseline. */
        public boolean isNotable() {
            return significant && !(Math.abs(change) < NOTABLE);
        }
    }
}
