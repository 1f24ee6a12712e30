package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.reports.Results;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.spi.report.SectionContent;

/** The first paragraph of the report of a run with tasks. */
class TaskAnswerTest {

    private static final AddedSection SECTION = AddedSection.of("task-times", new SectionContent("Tasks", List.of()));

    /** Returns the first paragraph of the answer, as HTML. */
    private static String answer(RunResult result, AddedSection... sections) throws IOException {
        StringBuilder page = new StringBuilder();
        HtmlReport.write(result, "", "", List.of(sections), page);
        int from = page.indexOf("<p class=\"answer\">");
        return page.substring(from, page.indexOf("</p>", from));
    }

    private static String text(List<Metric> metrics, AddedSection... sections) throws IOException {
        return answer(Results.of(List.of(), metrics, List.of()), sections)
                .replaceAll("<[^>]*>", "")
                .replace('\u00a0', ' ');
    }

    @Test
    void theTimeOfOneTaskComesFirst() throws IOException {
        assertThat(text(Results.oneTask()))
                .isEqualTo("Task copy took 1.25 s: 1 s waiting for storage (80.0 %), 200 ms running or ready (16.0 %),"
                        + " 50 ms asleep (4.0 %).");
    }

    @Test
    void severalTasksHaveTheirMeanAndTheLongest() throws IOException {
        assertThat(text(Results.threeTasks()))
                .isEqualTo("3 tasks took 500 ms on average: 100 ms waiting for storage (20.0 %), 400 ms running or"
                        + " ready (80.0 %). The longest took 900 ms.");
    }

    @Test
    void theSectionOfTasksIsLinkedIfItIsThere() throws IOException {
        RunResult result = Results.of(List.of(), Results.oneTask(), List.of());
        assertThat(answer(result, SECTION)).contains("<a href=\"#section-task-times\">More on tasks</a>");
        assertThat(answer(result)).doesNotContain("<a ");
        assertThat(answer(result, AddedSection.failed("task-times", "broken"))).doesNotContain("<a ");
    }

    @Test
    void aRunThatEndsWithItsTasksSaysWhenThatWas() throws IOException {
        assertThat(answer(Results.of(Results.endedWithTasks(), List.of(), List.of(), List.of())))
                .contains("The last task ended after <strong><data value=\"2\">2</data>\u00a0s</strong>.");
    }

    @Test
    void aRunWithoutTasksDoesNotMentionThem() throws IOException {
        assertThat(answer(Results.of(), SECTION)).doesNotContainIgnoringCase("task");
    }
}
