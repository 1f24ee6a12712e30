package org.spindle.flash.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.report.BarChart;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.SectionChart;
import org.spindle.spi.report.SeriesChart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;
import org.spindle.testkit.contract.ReportSectionContract;
import org.spindle.testkit.sim.TestRunView;

/** The report's section on a drive of two channels with a die each: writes, use of channels and dies, stalls. */
class FlashWritesSectionTest extends ReportSectionContract {

    private static final long SECOND = 1_000_000_000;

    @Override
    protected ReportSection create() {
        return new FlashWritesSection(new NoKeys(), NoContext.NONE);
    }

    @Override
    protected TestRunView result() {
        return new TestRunView()
                .count("ssd0", "pages-programmed", "pages", 100)
                .count("ssd0", "pages-copied", "pages", 140)
                .count("ssd0", "map-pages-programmed", "pages", 10)
                .count("ssd0", "blocks-erased", "blocks", 7)
                .level("ssd0", "channels-busy", "", 0.25)
                .level("ssd0", "dies-busy", "", 0.5)
                .level("ssd0", "channel-0-busy", "", 0.2)
                .level("ssd0", "channel-1-busy", "", 0.3)
                .level("ssd0", "die-0-busy", "", 0.4)
                .level("ssd0", "die-0-queue", "operations", 0.001)
                .count("ssd0", "die-0-operations", "operations", 40)
                .level("ssd0", "die-1-busy", "", 0.6)
                .level("ssd0", "die-1-queue", "operations", 0.003)
                .count("ssd0", "die-1-operations", "operations", 60)
                .distribution("ssd0", "time-with-gc-stall", "ms", 9, 5, 20, 25)
                .distribution("ssd0", "time-without-gc-stall", "ms", 1, 0.5, 2, 75)
                .series("ssd0", "write-amplification", "", SECOND, List.of(1.0, 2.5))
                .series("ssd0", "dies-reading", "", SECOND, List.of(0.1, 0.1))
                .series("ssd0", "dies-programming", "", SECOND, List.of(0.2, 0.2))
                .series("ssd0", "dies-collecting", "", SECOND, List.of(0.0, 0.4))
                .series("ssd0", "channels-busy", "", SECOND, List.of(0.1, 0.3))
                .series("ssd0", "gc-stalling", "", SECOND, List.of(0.0, 0.7));
    }

    private <T> List<T> parts(TestRunView run, Class<T> type) {
        return create().content(run).parts().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    @Test
    void theWriteAmplificationCountsAllPages() {
        Table writes = parts(result(), Table.class).get(0);
        assertThat(writes.rows().get(0).cells()).startsWith(2.5, 100.0, 140.0, 10.0, 7.0);
        assertThat(parts(result(), StackedBarChart.class).get(0).parts())
                .extracting(StackedBarChart.Part::name)
                .containsExactly("host", "garbage collection", "map");
    }

    @Test
    void chartsShowTheCourseOfTheRun() {
        List<SeriesChart> charts = parts(result(), SeriesChart.class);
        assertThat(charts)
                .extracting(SectionChart::title)
                .containsExactly(
                        "How much was written in ssd0 for each page of the host?",
                        "What were dies and channels of ssd0 busy with?",
                        "When did garbage collection of ssd0 stall?");
        assertThat(charts.get(0).lines().get(0).series().points()).containsExactly(1.0, 2.5);
        assertThat(charts.get(1).lines())
                .extracting(SeriesChart.SeriesLine::name)
                .containsExactly("dies reading", "dies programming", "dies collecting", "channels busy");
    }

    @Test
    void eachChannelAndDieHasItsBar() {
        assertThat(parts(result(), BarChart.class))
                .extracting(BarChart::values)
                .containsExactly(List.of(20.0, 30.0), List.of(40.0, 60.0));
    }

    /** Of 10 s: 0.001 of an operation waits for 40 of them, 250 us each; 0.003 for 60, 500 us each (Little's law). */
    @Test
    void theTableHasTheSpreadOverChannelsAndDies() {
        Table use = parts(result(), Table.class).get(1);
        assertThat(use.rows().get(0).cells()).containsExactly(25.0, 20.0, 30.0, Double.NaN, Double.NaN);
        assertThat(use.rows().get(1).cells()).containsExactly(50.0, 40.0, 60.0, 250.0, 500.0);
    }

    @Test
    void requestsWithAStallAreComparedWithTheOthers() {
        Table stalls = parts(result(), Table.class).get(2);
        assertThat(stalls.rows()).extracting(Table.Row::name).containsExactly("ssd0, with a stall", "ssd0, without");
        assertThat(stalls.rows().get(0).cells()).startsWith(25.0, 25.0, 9.0).endsWith(20.0);
        assertThat(stalls.rows().get(1).cells()).startsWith(75.0, 75.0, 1.0).endsWith(2.0);
    }

    /** Only a drive whose blocks wear out has them. */
    @Test
    void theWearOfBlocksIsThatAtTheEnd() {
        TestRunView wearing = result().level("ssd0", "endurance-used", "", 0.02, 0.04)
                .level("ssd0", "blocks-retired", "blocks", 0.5, 3);
        assertThat(parts(wearing, Table.class).get(1).rows().get(0).cells()).containsExactly(4.0, 3.0);
        assertThat(parts(result(), Table.class)).hasSize(3);
        assertThat(parts(wearing, Table.class)).hasSize(4);
    }

    /** A drive that counts pages only, such as a profile. */
    @Test
    void whatWasNotMeasuredIsLeftOut() {
        TestRunView run = new TestRunView()
                .count("ssd0", "pages-programmed", "pages", 100)
                .count("ssd0", "pages-copied", "pages", 0);
        assertThat(create().content(run).parts()).hasSize(2);
    }
}
