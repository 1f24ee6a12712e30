package org.spindle.compare;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The user's name of a metric: {@code metric} of the system, {@code component/metric}, or <code>&#42;/metric</code> of every
 * component.
 */
record MetricName(String component, String metric) {

    private static final String EVERY = "*";

    static MetricName parse(String text) {
        int slash = text.lastIndexOf('/');
        String component = slash < 0 ? StatisticName.SYSTEM : text.substring(0, slash);
        String metric = text.substring(slash + 1);
        if (component.isEmpty() || metric.isEmpty()) {
            throw new ComparisonException(
                    "'" + text + "' does not name a metric\n  write a metric of the system such as"
                            + " response-time, or component/metric, or */metric for every component");
        }
        return new MetricName(component, metric);
    }

    boolean matches(Column column) {
        return column.name().equals(metric) && (component.equals(EVERY) || component.equals(column.component()));
    }

    /**
     * @throws ComparisonException if no subject measured it
     */
    void check(Collection<Column> measured) {
        if (measured.stream().anyMatch(this::matches)) {
            return;
        }
        Set<String> owners = measured.stream()
                .filter(column -> column.name().equals(metric))
                .map(Column::component)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (!owners.isEmpty()) {
            throw new ComparisonException("'" + component + "' does not measure '" + metric + "'\n  write "
                    + owners.stream().map(owner -> owner + "/" + metric).collect(Collectors.joining(", ")) + ", or */"
                    + metric);
        }
        throw StatisticSelection.unknown(
                "metric",
                metric,
                measured.stream()
                        .filter(column -> component.equals(EVERY) || component.equals(column.component()))
                        .map(Column::name)
                        .collect(Collectors.toCollection(LinkedHashSet::new)));
    }
}
