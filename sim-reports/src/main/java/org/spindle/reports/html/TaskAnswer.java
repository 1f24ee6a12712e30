package org.spindle.reports.html;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.spindle.reports.Decimals;
import org.spindle.reports.RunMetrics;
import org.spindle.reports.Shares;
import org.spindle.reports.ShownTime;
import org.spindle.reports.TaskTimes;
import org.spindle.result.RunResult;
import org.spindle.spi.BuiltInTypes.ReportSection;

/** The first paragraph on a run with tasks: how long they took, and what they did in that time. */
final class TaskAnswer {

    private final Html html;
    private final RunResult result;
    private final List<AddedSection> sections;

    TaskAnswer(Html html, RunResult result, List<AddedSection> sections) {
        this.html = html;
        this.result = result;
        this.sections = sections;
    }

    /** Writes the paragraph; nothing for a run without tasks. */
    void write() {
        Optional<TaskTimes> tasks = TaskTimes.of(new RunMetrics(result));
        Optional<Double> end = TaskTimes.end(result);
        if (tasks.isEmpty() && end.isEmpty()) {
            return;
        }
        html.open("p", "class", "answer");
        if (tasks.isPresent()) {
            elapsed(tasks.get());
        } else {
            html.text("The last task ended after ");
            strong(end.orElseThrow());
            html.text(".");
        }
        html.close().line();
    }

    private void elapsed(TaskTimes tasks) {
        boolean one = tasks.count() == 1;
        if (one) {
            tasks.onlyName()
                    .ifPresentOrElse(name -> html.text("Task ").element("span", name), () -> html.text("One task"));
        } else {
            html.text(Decimals.alone((double) tasks.count()) + " tasks");
        }
        html.text(" took ");
        strong(tasks.mean());
        html.text(one ? "" : " on average");
        parts(tasks.parts());
        html.text(".");
        if (!one) {
            html.text(" The longest took ");
            strong(tasks.longest());
            html.text(".");
        }
        sections.stream()
                .filter(section -> section.type().equals(ReportSection.TASK_TIMES) && section.content() != null)
                .findFirst()
                .ifPresent(section -> html.text(" ").element("a", "More on tasks", "href", "#" + section.id()));
    }

    private void parts(Map<String, Double> parts) {
        String before = ": ";
        for (Map.Entry<String, Integer> share : Shares.permille(parts).entrySet()) {
            html.text(before);
            time(parts.getOrDefault(share.getKey(), 0.0));
            html.prose(" %s (%s)".formatted(share.getKey(), Shares.percent(share.getValue())));
            before = ", ";
        }
    }

    private void strong(double millis) {
        html.open("strong");
        time(millis);
        html.close();
    }

    private void time(double millis) {
        ShownTime time = ShownTime.ofMillis(millis);
        html.number(time.value(), time.shown()).text("\u00a0" + time.unit());
    }
}
