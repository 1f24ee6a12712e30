package org.spindle.reports.table;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.spindle.reports.Decimals;
import org.spindle.reports.DistributionMetric;
import org.spindle.reports.RunMetrics;
import org.spindle.reports.Shares;
import org.spindle.reports.ShownTime;
import org.spindle.reports.TaskTimes;
import org.spindle.result.RunResult;

/** The first lines after a run with tasks: how long they took, and what they did in that time. */
final class TaskTable {

    /** Tasks of further names are only counted. */
    private static final int MOST_NAMES = 12;

    private final RunResult result;

    TaskTable(RunResult result) {
        this.result = result;
    }

    /** Returns lines ended by a line feed, the last of them empty; nothing for a run without tasks. */
    String render() {
        StringBuilder text = new StringBuilder();
        TaskTimes.of(new RunMetrics(result))
                .ifPresentOrElse(
                        tasks -> elapsed(tasks, text),
                        () -> TaskTimes.end(result)
                                .ifPresent(end -> text.append("the last task ended after ")
                                        .append(ShownTime.ofMillis(end))
                                        .append('\n')));
        return text.isEmpty() ? "" : text.append('\n').toString();
    }

    private static void elapsed(TaskTimes tasks, StringBuilder text) {
        boolean one = tasks.count() == 1;
        text.append(one ? tasks.onlyName().orElse("one task") : Decimals.alone((double) tasks.count()) + " tasks")
                .append(" took ")
                .append(ShownTime.ofMillis(tasks.mean()))
                .append(one ? "\n" : " on average, at most " + ShownTime.ofMillis(tasks.longest()) + "\n");
        StringJoiner parts = new StringJoiner(", ", one ? "of it: " : "of the mean: ", "\n").setEmptyValue("");
        Shares.permille(tasks.parts()).forEach((name, share) -> parts.add(name + " " + Shares.percent(share)));
        text.append(parts);
        Map<String, DistributionMetric> names = tasks.byName();
        if (names.size() > 1) {
            names(names, text);
        }
    }

    private static void names(Map<String, DistributionMetric> names, StringBuilder text) {
        List<DistributionMetric> times = List.copyOf(names.values());
        Decimals decimals = Decimals.forColumn(
                times.stream().map(metric -> metric.values().max()).toList());
        TextTable table = new TextTable(column -> column > 0).row(List.of("task", "tasks", "mean, ms", "max, ms"));
        names.entrySet().stream()
                .limit(MOST_NAMES)
                .forEach(task -> table.row(List.of(
                        task.getKey(),
                        Decimals.alone((double) task.getValue().count()),
                        decimals.format(task.getValue().mean()),
                        decimals.format(task.getValue().values().max()))));
        table.appendTo(text);
        if (names.size() > MOST_NAMES) {
            text.append("and ").append(names.size() - MOST_NAMES).append(" other names\n");
        }
    }
}
