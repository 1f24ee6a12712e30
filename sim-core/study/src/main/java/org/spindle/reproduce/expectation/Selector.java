package org.spindle.reproduce.expectation;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.spindle.config.Suggestions;
import org.spindle.result.Metric;
import org.spindle.sweep.RunRow;

/**
 * The name of a metric: {@code component/class/metric}.
 *
 * @param requestClass {@code all} for a component's own metrics
 */
record Selector(String component, String requestClass, String metric) {

    private static final int PARTS = 3;

    /**
     * Parses a name.
     *
     * @throws IllegalArgumentException if the text is not a name; the message says what would be right
     */
    static Selector parse(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length != PARTS || List.of(parts).contains("")) {
            throw new IllegalArgumentException("'" + text
                    + "' does not name a metric; write component/class/metric, such as system/all/response-time");
        }
        return new Selector(parts[0], parts[1], parts[2]);
    }

    /**
     * Returns the metric of that name in a run.
     *
     * @throws FigureException if the run has no such metric
     */
    Metric in(RunRow run) {
        return run.metrics().stream()
                .filter(this::names)
                .findFirst()
                .orElseThrow(() -> new FigureException("the runs have no metric " + this + remedy(run)));
    }

    private boolean names(Metric candidate) {
        return candidate.component().equals(component)
                && candidate.requestClass().equals(requestClass)
                && candidate.name().equals(metric);
    }

    private String remedy(RunRow run) {
        List<String> there = run.metrics().stream()
                .map(each -> each.component() + "/" + each.requestClass() + "/" + each.name())
                .toList();
        List<String> meant = Suggestions.nearest(toString(), there);
        if (!meant.isEmpty()) {
            return "; did you mean: " + String.join(", ", meant);
        }
        return "; their components are "
                + run.metrics().stream().map(Metric::component).collect(Collectors.toCollection(TreeSet::new)).stream()
                        .collect(Collectors.joining(", "));
    }

    @Override
    public String toString() {
        return component + "/" + requestClass + "/" + metric;
    }
}
