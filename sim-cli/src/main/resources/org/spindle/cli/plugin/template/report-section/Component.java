package @package@;

import java.util.List;
import org.spindle.spi.report.BarChart;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;

/** Shows which part of the mean response time is waiting. */
final class @Name@ implements ReportSection {

    private static final String SYSTEM = "system";

    @Override
    public boolean appliesTo(RunView run) {
        return run.metric(SYSTEM, "response-time").isPresent();
    }

    @Override
    public SectionContent content(RunView run) {
        return new SectionContent(
                "Where the time goes",
                List.of(new BarChart(
                        "Mean times",
                        "The mean times of all requests.",
                        "time",
                        "mean",
                        "ms",
                        List.of("response", "queue", "service"),
                        List.of(mean(run, "response-time"), mean(run, "queue-time"), mean(run, "service-time")))));
    }

    private static double mean(RunView run, String metric) {
        return run.metric(SYSTEM, metric).map(MeasuredMetric::mean).orElse(Double.NaN);
    }
}
