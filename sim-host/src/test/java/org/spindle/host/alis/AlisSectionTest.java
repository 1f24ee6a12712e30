package org.spindle.host.alis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.MeasuredMetric.Bucket;
import org.spindle.spi.report.MeasuredMetric.Form;
import org.spindle.spi.report.MeasuredSeries;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;

/** The report's section on a storage: the reads served by copies, the heat over the disk before and after, the sizes. */
class AlisSectionTest {

    private record Run(List<MeasuredMetric> metrics) implements RunView {
        @Override
        public String scenario() {
            return "";
        }

        @Override
        public long simulatedNs() {
            return 0;
        }

        @Override
        public long warmUpNs() {
            return 0;
        }

        @Override
        public List<MeasuredSeries> series() {
            return List.of();
        }

        @Override
        public List<String> files() {
            return List.of();
        }

        @Override
        public byte[] file(String name) {
            throw new IllegalArgumentException(name);
        }
    }

    private static MeasuredMetric metric(String name, Form form, long count, double mean, Bucket... buckets) {
        double most = buckets.length == 0 ? 0 : buckets[buckets.length - 1].value();
        return new MeasuredMetric(
                "store", "all", name, "", "doc", form, count, mean, 0, most, List.of(), List.of(buckets));
    }

    private static AlisSection section() {
        return new AlisSection(new NoKeys(), NoContext.NONE);
    }

    @Test
    void showsWhereReadsWereServed() {
        Run run = new Run(List.of(
                metric(AlisMetrics.READS_FROM_RUNS, Form.COUNT, 3, 0),
                metric(AlisMetrics.HOME_POSITION, Form.DISTRIBUTION, 4, 0, new Bucket(10, 1), new Bucket(90, 3)),
                metric(AlisMetrics.SERVED_POSITION, Form.DISTRIBUTION, 4, 0, new Bucket(30, 4)),
                metric(AlisMetrics.COPIED, Form.COUNT, 4096, 0),
                metric(AlisMetrics.DIRECTORY_BYTES, Form.LEVEL, 0, 512),
                metric(AlisMetrics.GRAPH_BYTES, Form.LEVEL, 0, 3072),
                metric(AlisMetrics.COPYING, Form.LEVEL, 0, 0.25),
                metric(AlisMetrics.HOST_BUSY, Form.LEVEL, 0, 0.4)));
        assertThat(section().appliesTo(run)).isTrue();
        List<SectionPart> parts = section().content(run).parts();
        assertThat(((StackedBarChart) parts.get(0)).parts().get(0).values()).containsExactly(3.0);
        List<Line> lines = ((LineChart) parts.get(1)).lines();
        assertThat(lines.get(0).points()).containsExactly(new Line.Point(10, 25), new Line.Point(90, 100));
        assertThat(lines.get(1).points()).containsExactly(new Line.Point(30, 100));
        assertThat(((Table) parts.get(3)).rows().get(0).cells()).containsExactly(0.0, 2.0, 0.5, 3.0, 25.0, 60.0);
    }

    /** The greatest place is 127 MiB: each of the 64 parts has 2. At 10 and 11 is one read of four, at 126 and 127 three. */
    @Test
    void drawsTheHeatBeforeAndAfter() {
        Run run = new Run(List.of(
                metric(AlisMetrics.HOME_POSITION, Form.DISTRIBUTION, 4, 0, new Bucket(11, 1), new Bucket(127, 3)),
                metric(AlisMetrics.SERVED_POSITION, Form.DISTRIBUTION, 4, 0, new Bucket(30, 4)),
                metric(AlisMetrics.COPIED_POSITION, Form.DISTRIBUTION, 2, 0, new Bucket(10, 1), new Bucket(127, 1))));
        LineChart heat = (LineChart) section().content(run).parts().get(2);
        assertThat(heat.title()).isEqualTo("Where is the heat of store, before and after?");
        List<Line> lines = heat.lines();
        assertThat(lines).extracting(Line::name).containsExactly("at home", "served from", "copied from");
        assertThat(lines.get(0).points()).hasSize(65).contains(new Line.Point(10, 25), new Line.Point(126, 75));
        assertThat(lines.get(0).points()).endsWith(new Line.Point(128, 75)).contains(new Line.Point(8, 0));
        assertThat(lines.get(1).points()).contains(new Line.Point(30, 100));
        assertThat(lines.get(2).points()).contains(new Line.Point(10, 50), new Line.Point(126, 50));
    }

    @Test
    void saysNothingOfOtherRuns() {
        assertThat(section().appliesTo(new Run(List.of(metric("reads", Form.COUNT, 3, 0)))))
                .isFalse();
    }
}
