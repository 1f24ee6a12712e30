package org.spindle.host.unix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.host.TaskMetrics;
import org.spindle.spi.report.BarChart;
import org.spindle.spi.report.MeasuredMetric.Bucket;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;
import org.spindle.testkit.contract.ReportSectionContract;
import org.spindle.testkit.sim.TestRunView;

/** The report section of tasks, against figures 7.1 to 7.12 of Ganger (1995). */
class TaskSectionTest extends ReportSectionContract {

    @Override
    protected ReportSection create() {
        return new TaskSection(new NoKeys(), NoContext.NONE);
    }

    private static TestRunView host(TestRunView run, String metric, double mean) {
        return run.distribution("host", metric, "ms", mean, mean, mean, 1);
    }

    @Override
    protected TestRunView result() {
        TestRunView run = new TestRunView()
                .distribution("system", "response-time", "ms", 12, 1, 20, 4)
                .distribution("system", "service-time", "ms", 9, 1, 20, 4);
        host(run, TaskMetrics.ELAPSED, 100);
        host(run, TaskMeasures.CPU, 40);
        host(run, TaskMeasures.OTHER_CPU, 17);
        host(run, TaskMeasures.BUSY_IN_SLEEP, 7);
        host(run, TaskMeasures.FALSE_COMPUTATION, 1);
        host(run, TaskMeasures.FALSE_IDLE, 29);
        host(run, TaskMeasures.OTHER_IDLE, 13);
        return run.count("host", "critical-reads", "requests", 1)
                .count("host", "limited-reads", "requests", 3)
                .count("host", "noncritical-reads", "requests", 0)
                .count("host", "critical-writes", "requests", 2)
                .count("host", "limited-writes", "requests", 0)
                .count("host", "noncritical-writes", "requests", 4)
                .histogram(
                        "host",
                        HostMeasures.TIME_LIMIT,
                        "ms",
                        3,
                        new Bucket(0, 1),
                        new Bucket(1.5, 1),
                        new Bucket(4, 2));
    }

    private List<SectionPart> parts() {
        return create().content(result()).parts();
    }

    private static List<Double> firstValues(StackedBarChart chart) {
        return chart.parts().stream().map(part -> part.values().get(0)).toList();
    }

    @Test
    void theTimeOfATaskIsCutAsInFigure7Point7() {
        StackedBarChart all = (StackedBarChart) parts().get(0);
        assertThat(all.parts())
                .extracting(StackedBarChart.Part::name)
                .containsExactly("false idle", "false computation", "CPU of the task", "CPU of others", "sleep");
        assertThat(firstValues(all))
                .as("what others compute while the task sleeps is part of its sleep")
                .containsExactly(29.0, 1.0, 40.0, 10.0, 20.0);
        assertThat(all.description()).endsWith("one task of 100.0 ms.");
        assertThat(firstValues((StackedBarChart) parts().get(1)))
                .as("what storage can change")
                .containsExactly(29.0, 1.0, 10.0);
    }

    @Test
    void responseAndServiceStandBesideIt() {
        assertThat(((BarChart) parts().get(2)).values()).containsExactly(12.0, 9.0);
    }

    @Test
    void theMixIsOfAllRequests() {
        assertThat(((StackedBarChart) parts().get(3)).parts())
                .extracting(StackedBarChart.Part::values)
                .containsExactly(List.of(10.0, 20.0), List.of(30.0, 0.0), List.of(0.0, 40.0));
    }

    @Test
    void timeLimitsDouble() {
        BarChart limits = (BarChart) parts().get(4);
        assertThat(limits.categories()).containsExactly("below 1", "1–2", "2–4", "4–8");
        assertThat(limits.values()).containsExactly(25.0, 25.0, 0.0, 50.0);
    }

    @Test
    void tasksOfSeveralNamesHaveATableOfTheirTimes() {
        TestRunView run = result().distribution("host", "copy-elapsed-time", "ms", 60, 40, 80, 2)
                .distribution("host", "search-elapsed-time", "ms", 180, 180, 180, 1);
        Table table = (Table) create().content(run).parts().get(3);
        assertThat(table.rows())
                .containsExactly(
                        new Table.Row("copy", List.of(2.0, 60.0, 80.0)),
                        new Table.Row("search", List.of(1.0, 180.0, 180.0)));
    }

    @Test
    void aRunWithoutTasksHasNoSection() {
        TestRunView none = new TestRunView().distribution("system", "response-time", "ms", 12, 1, 20, 4);
        assertThat(create().appliesTo(none)).isFalse();
    }
}
