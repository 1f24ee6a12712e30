package org.spindle.host.redcap;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.MeasuredSeries;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;

/** What reads found in caches of disk segments, when these were active, and what that cost by estimate and by measurement. */
public final class RedcapSection implements ReportSection {

    private static final double NANOS_PER_SECOND = 1e9;

    /**
     * Makes the section.
     *
     * @param keys none
     * @param context none
     */
    public RedcapSection(NoKeys keys, NoContext context) {}

    private static List<String> caches(RunView run) {
        return run.metrics().stream()
                .filter(metric -> metric.name().equals(RedcapMetrics.READS_INACTIVE))
                .map(MeasuredMetric::component)
                .toList();
    }

    @Override
    public boolean appliesTo(RunView run) {
        return !caches(run).isEmpty();
    }

    @Override
    public SectionContent content(RunView run) {
        List<String> caches = caches(run);
        List<SectionPart> parts = new ArrayList<>();
        parts.add(new StackedBarChart(
                "What did reads find?",
                "Reads after the warm-up by what the cache had of them; inactive, it was not asked.",
                "cache",
                "reads",
                "",
                caches,
                List.of(
                        part("all", run, caches, RedcapMetrics.READ_HITS),
                        part("some blocks", run, caches, RedcapMetrics.READ_PARTIAL_HITS),
                        part("nothing", run, caches, RedcapMetrics.READ_MISSES),
                        part("inactive", run, caches, RedcapMetrics.READS_INACTIVE))));
        for (String cache : caches) {
            lines(
                    parts,
                    "When was " + cache + " active?",
                    "Share of each interval in which reads were handled as while it is active, warm-up included.",
                    "share of time",
                    "",
                    List.of(line(run, cache, RedcapMetrics.ACTIVE, "active")));
            lines(
                    parts,
                    "What did " + cache + " cost, and what would it have cost otherwise?",
                    "Time of reads for each block asked for, by the latest check: measured in the state that it was in,"
                            + " estimated for the other.",
                    "time for each block",
                    "ms",
                    List.of(
                            line(run, cache, RedcapMetrics.ACTIVE_COST, "active"),
                            line(run, cache, RedcapMetrics.INACTIVE_COST, "inactive")));
        }
        parts.add(new Table(
                "What was prefetched, and how estimates turned out, after the warm-up: at each change of state the"
                        + " estimate for the new one, and what its first check measured.",
                "cache",
                List.of(
                        new Table.Column("reads while active", "%"),
                        new Table.Column("prefetched", "blocks"),
                        new Table.Column("of these read", "%"),
                        new Table.Column("of these lost unread", "%"),
                        new Table.Column("changes", ""),
                        new Table.Column("estimated at changes", "ms"),
                        new Table.Column("measured after them", "ms")),
                caches.stream().map(cache -> row(run, cache)).toList()));
        return new SectionContent("Cache of disk segments", parts);
    }

    private static StackedBarChart.Part part(String name, RunView run, List<String> caches, String metric) {
        return new StackedBarChart.Part(
                name, caches.stream().map(cache -> count(run, cache, metric)).toList());
    }

    private static void lines(
            List<SectionPart> parts, String title, String description, String quantity, String unit, List<Line> lines) {
        if (lines.stream().anyMatch(line -> !line.points().isEmpty())) {
            parts.add(new LineChart(
                    title, description, Axis.linear("time", "s"), Axis.linear(quantity, unit), true, lines));
        }
    }

    private static Line line(RunView run, String cache, String name, String label) {
        List<Line.Point> points = new ArrayList<>();
        for (MeasuredSeries series : run.series()) {
            if (series.component().equals(cache) && series.name().equals(name)) {
                for (int i = 0; i < series.points().size(); i++) {
                    points.add(new Line.Point(
                            i * series.intervalNs() / NANOS_PER_SECOND,
                            series.points().get(i)));
                }
            }
        }
        return new Line(label, points);
    }

    private static Table.Row row(RunView run, String cache) {
        double active = count(run, cache, RedcapMetrics.READS_ACTIVE);
        double reads = active + count(run, cache, RedcapMetrics.READS_INACTIVE);
        double prefetched = count(run, cache, RedcapMetrics.PREFETCHED);
        return new Table.Row(
                cache,
                List.of(
                        100 * active / reads,
                        prefetched,
                        100 * count(run, cache, RedcapMetrics.USED) / prefetched,
                        100 * count(run, cache, RedcapMetrics.WASTED) / prefetched,
                        count(run, cache, RedcapMetrics.TURNED_ON) + count(run, cache, RedcapMetrics.TURNED_OFF),
                        mean(run, cache, RedcapMetrics.FORECAST_COST),
                        mean(run, cache, RedcapMetrics.FOUND_COST)));
    }

    private static double count(RunView run, String cache, String name) {
        return run.metric(cache, name).map(metric -> (double) metric.count()).orElse(0.0);
    }

    private static double mean(RunView run, String cache, String name) {
        return run.metric(cache, name).map(MeasuredMetric::mean).orElse(Double.NaN);
    }
}
