package org.spindle.host.redcap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.SeriesChart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;
import org.spindle.testkit.contract.ReportSectionContract;
import org.spindle.testkit.sim.TestRunView;

/** The report section of a cache of disk segments: state over time, hits of reads, estimates compared with measurements. */
class RedcapSectionTest extends ReportSectionContract {

    @Override
    protected ReportSection create() {
        return new RedcapSection(new NoKeys(), NoContext.NONE);
    }

    @Override
    protected TestRunView result() {
        return new TestRunView()
                .count("cache", RedcapMetrics.READS_ACTIVE, "requests", 75)
                .count("cache", RedcapMetrics.READS_INACTIVE, "requests", 25)
                .count("cache", RedcapMetrics.READ_HITS, "requests", 40)
                .count("cache", RedcapMetrics.PREFETCHED, "blocks", 200)
                .count("cache", RedcapMetrics.USED, "blocks", 50)
                .count("cache", RedcapMetrics.WASTED, "blocks", 20)
                .count("cache", RedcapMetrics.TURNED_OFF, "times", 2)
                .count("cache", RedcapMetrics.TURNED_ON, "times", 1)
                .distribution("cache", RedcapMetrics.FORECAST_COST, "ms", 3, 2, 4, 3)
                .distribution("cache", RedcapMetrics.FOUND_COST, "ms", 5, 2, 9, 3)
                .series("cache", RedcapMetrics.ACTIVE, "", 2_000_000_000, List.of(1.0, 0.25))
                .series("cache", RedcapMetrics.ACTIVE_COST, "ms", 2_000_000_000, List.of(1.0, 4.0))
                .series("cache", RedcapMetrics.INACTIVE_COST, "ms", 2_000_000_000, List.of(2.0, 3.0));
    }

    @Test
    void showsStatesAndCosts() {
        List<SectionPart> parts = create().content(result()).parts();
        assertThat(((StackedBarChart) parts.get(0)).parts())
                .extracting(part -> part.values().get(0))
                .containsExactly(40.0, 0.0, 0.0, 25.0);
        assertThat(((SeriesChart) parts.get(1)).lines().get(0).series().points())
                .containsExactly(1.0, 0.25);
        assertThat(((SeriesChart) parts.get(2)).lines())
                .extracting(SeriesChart.SeriesLine::name)
                .containsExactly("active", "inactive");
        assertThat(((Table) parts.get(3)).rows().get(0).cells())
                .containsExactly(75.0, 200.0, 25.0, 10.0, 3.0, 3.0, 5.0);
    }
}
