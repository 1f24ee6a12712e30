package org.spindle.compare;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.spindle.config.Suggestions;
import org.spindle.sweep.Stat;

/**
 * The statistics to compare.
 *
 * @param metrics names of metrics of the system, {@code component/name}, or <code>&#42;/name</code> of every component; empty for the elapsed time of tasks and every metric of the system, of every component if {@code everything}
 * @param classes of requests; empty for {@code all}, for every class if {@code everything}
 * @param stats {@code mean}, {@code p99}, ...; empty for mean, p99 and value, for every one if {@code everything}
 */
public record StatisticSelection(List<String> metrics, List<String> classes, List<String> stats, boolean everything) {

    /** Mean, 99th percentile and value of the elapsed time of tasks and of the system's metrics over all requests. */
    public static final StatisticSelection DEFAULT = new StatisticSelection(List.of(), List.of(), List.of(), false);

    private static final Set<Stat> USUAL = Set.of(Stat.MEAN, Stat.P99, Stat.VALUE);

    public StatisticSelection {
        metrics = List.copyOf(metrics);
        classes = List.copyOf(classes);
        stats = List.copyOf(stats);
    }

    /**
     * Returns the selection as a predicate over measured columns.
     *
     * @throws ComparisonException if the selection names something that no subject measured
     */
    Predicate<Column> resolve(Collection<Column> measured) {
        List<MetricName> names = metrics.stream().map(MetricName::parse).toList();
        names.forEach(name -> name.check(measured));
        checkKnown("class", classes, measured, Column::requestClass);
        checkKnown("statistic", stats, List.of(Stat.values()), Stat::label);
        return column -> isMetric(names, column) && isClass(column) && isStat(column.stat());
    }

    private boolean isMetric(List<MetricName> names, Column column) {
        return names.isEmpty()
                ? everything || column.component().equals(StatisticName.SYSTEM) || column.isElapsedTimeOfTasks()
                : names.stream().anyMatch(name -> name.matches(column));
    }

    private boolean isClass(Column column) {
        return classes.isEmpty()
                ? everything || column.requestClass().equals(StatisticName.ALL)
                : classes.contains(column.requestClass());
    }

    private boolean isStat(Stat stat) {
        return stats.isEmpty() ? everything || USUAL.contains(stat) : stats.contains(stat.label());
    }

    private static <T> void checkKnown(String what, List<String> wanted, Collection<T> all, Function<T, String> word) {
        Set<String> known = all.stream().map(word).collect(Collectors.toCollection(LinkedHashSet::new));
        for (String each : wanted) {
            if (!known.contains(each)) {
                throw unknown(what, each, known);
            }
        }
    }

    static ComparisonException unknown(String what, String word, Collection<String> known) {
        List<String> meant = Suggestions.nearest(word, known);
        return new ComparisonException("nothing measured has the " + what + " '" + word + "'"
                + (meant.isEmpty() ? "" : "\n  did you mean: " + String.join(", ", meant))
                + "\n  known: " + String.join(", ", known));
    }
}
