package org.example.slow;

import java.util.List;
import org.spindle.spi.report.BarChart;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;

/** Shows what each {@link SlowRequests} has measured. */
final class SlowRequestsSection implements ReportSection {

    private static List<MeasuredMetric> slow(RunView run) {
        return run.metrics().stream()
                .filter(metric -> metric.name().equals(SlowRequests.METRIC))
                .toList();
    }

    @Override
    public boolean appliesTo(RunView run) {
        return !slow(run).isEmpty();
    }

    @Override
    public SectionContent content(RunView run) {
        return new SectionContent(
                "Slow requests", slow(run).stream().map(this::chart).toList());
    }

    private SectionPart chart(MeasuredMetric slow) {
        return new BarChart(
                "How slow are they, by " + slow.component() + "?",
                slow.doc(),
                "of all slow requests",
                "response time",
                slow.unit(),
                List.of("least", "mean", "greatest"),
                List.of(slow.minimum(), slow.mean(), slow.maximum()));
    }
}
