package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.report.Paragraph;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionChart;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.Table;
import org.spindle.testkit.sim.TestRunView;

/** The contract of {@link ReportSection}. A section's test extends this class and gives a result that the section applies to. */
public abstract class ReportSectionContract {

    /** A new section. */
    protected abstract ReportSection create();

    /** A result that the section applies to. */
    protected TestRunView result() {
        return TestRunView.ofARun();
    }

    /** Whether the section applies to {@link #result}. */
    protected boolean appliesToTheResult() {
        return true;
    }

    /** Whether the section applies to a result without metrics, series and files. */
    protected boolean appliesToNothing() {
        return false;
    }

    /** Every report asks every section. */
    @Test
    void acceptsAnEmptyResult() {
        show(new TestRunView());
    }

    @Test
    void showsAResultThatItAppliesTo() {
        show(result());
    }

    /** Means of no values are NaN. */
    @Test
    void showsAResultInWhichNothingWasMeasured() {
        show(result().withoutValues());
    }

    @Test
    void answersTheSameForTheSameResult() {
        for (RunView run : new RunView[] {new TestRunView(), result(), result().withoutValues()}) {
            assertThat(create().appliesTo(run))
                    .as("whether it applies to the same result")
                    .isEqualTo(create().appliesTo(run));
            ReportSection section = create();
            if (section.appliesTo(run)) {
                assertThat(section.content(run))
                        .as("content for the same result")
                        .isEqualTo(section.content(run))
                        .isEqualTo(create().content(run));
            }
        }
    }

    /** A section is made once and used for every report. */
    @Test
    void remembersNoOtherResult() {
        ReportSection section = create();
        if (section.appliesTo(result())) {
            SectionContent first = section.content(result());
            section.appliesTo(new TestRunView());
            if (section.appliesTo(result().withoutValues())) {
                section.content(result().withoutValues());
            }
            assertThat(section.content(result()))
                    .as("content after another result")
                    .isEqualTo(first);
        }
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(
                        appliesToTheResult(),
                        "applies to the result",
                        () -> assertThat(create().appliesTo(result()))
                                .as("whether it applies to the result")
                                .isTrue())
                .add(
                        !appliesToNothing(),
                        "does not apply to an empty result",
                        () -> assertThat(create().appliesTo(new TestRunView()))
                                .as("whether it applies to an empty result")
                                .isFalse())
                .tests();
    }

    private void show(RunView run) {
        ReportSection section = create();
        if (section.appliesTo(run)) {
            SectionContent content = section.content(run);
            assertThat(content.parts()).as("parts of '%s'", content.title()).isNotEmpty();
            content.parts().forEach(ReportSectionContract::requireWords);
        }
    }

    private static void requireWords(SectionPart part) {
        if (part instanceof SectionChart chart) {
            assertThat(chart.title()).as("title of a chart").isNotBlank();
            assertThat(chart.description())
                    .as("description of '%s'", chart.title())
                    .isNotBlank();
        } else if (part instanceof Table table) {
            assertThat(table.caption()).as("caption of a table").isNotBlank();
        } else if (part instanceof Paragraph paragraph) {
            assertThat(paragraph.text()).as("text of a paragraph").isNotBlank();
        }
    }
}
