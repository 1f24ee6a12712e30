package org.spindle.host.alis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;

/** Which copies served reads, where they lie, what the reorganisation took. */
public final class AlisSection implements ReportSection {

    /**
     * Makes the section.
     *
     * @param keys none
     * @param context none
     */
    public AlisSection(NoKeys keys, NoContext context) {}

    private static List<String> storages(RunView run) {
        return run.metrics().stream()
                .filter(metric -> metric.name().equals(AlisMetrics.SERVED_POSITION))
                .map(MeasuredMetric::component)
                .toList();
    }

    @Override
    public boolean appliesTo(RunView run) {
        return !storages(run).isEmpty();
    }

    @Override
    public SectionContent content(RunView run) {
        List<String> storages = storages(run);
        List<SectionPart> parts = new ArrayList<>();
        parts.add(new StackedBarChart(
                "Which copies served reads?",
                "Reads after the warm-up by the copies that served them; split ones were served by copies of different"
                        + " kinds.",
                "storage",
                "reads",
                "",
                storages,
                List.of(
                        new StackedBarChart.Part("runs", counts(run, storages, AlisMetrics.READS_FROM_RUNS)),
                        new StackedBarChart.Part("heat", counts(run, storages, AlisMetrics.READS_FROM_HEAT)),
                        new StackedBarChart.Part("split", counts(run, storages, AlisMetrics.READS_SPLIT)),
                        new StackedBarChart.Part("home", counts(run, storages, AlisMetrics.READS_FROM_HOME)))));
        for (String storage : storages) {
            parts.add(new LineChart(
                    "Where was " + storage + " read, before and after?",
                    "Share of the reads of " + storage
                            + " up to each place of the unit below: at home, as it would be without copies, and where"
                            + " they were served from.",
                    Axis.linear("place on the unit below", "MiB"),
                    Axis.linear("share of reads up to it", "%"),
                    true,
                    List.of(
                            new Line("at home", shares(run.metric(storage, AlisMetrics.HOME_POSITION))),
                            new Line("served from", shares(run.metric(storage, AlisMetrics.SERVED_POSITION))))));
        }
        parts.add(new Table(
                "What the reorganisation took, after the warm-up. Sizes of directory and graph are those of the"
                        + " thesis's model; what is copied beside requests of the host delays them.",
                "storage",
                List.of(
                        new Table.Column("reorganisations", ""),
                        new Table.Column("copied", "sectors"),
                        new Table.Column("directory", "B"),
                        new Table.Column("graph", "B"),
                        new Table.Column("time copying", "%"),
                        new Table.Column("time without requests of the host", "%")),
                storages.stream().map(storage -> row(run, storage)).toList()));
        return new SectionContent("Reorganised storage", parts);
    }

    private static Table.Row row(RunView run, String storage) {
        return new Table.Row(
                storage,
                List.of(
                        count(run, storage, "reorganisations"),
                        count(run, storage, AlisMetrics.COPIED),
                        mean(run, storage, AlisMetrics.DIRECTORY_BYTES),
                        mean(run, storage, AlisMetrics.GRAPH_BYTES),
                        100 * mean(run, storage, AlisMetrics.COPYING),
                        100 * (1 - mean(run, storage, AlisMetrics.HOST_BUSY))));
    }

    /** The share of the values up to each, in percent. */
    private static List<Line.Point> shares(Optional<MeasuredMetric> positions) {
        List<Line.Point> points = new ArrayList<>();
        positions.ifPresent(metric -> {
            long below = 0;
            for (MeasuredMetric.Bucket bucket : metric.histogram()) {
                below += bucket.count();
                points.add(new Line.Point(bucket.value(), 100.0 * below / metric.count()));
            }
        });
        return points;
    }

    private static List<Double> counts(RunView run, List<String> storages, String metric) {
        return storages.stream().map(storage -> count(run, storage, metric)).toList();
    }

    private static double count(RunView run, String storage, String name) {
        return run.metric(storage, name).map(metric -> (double) metric.count()).orElse(0.0);
    }

    private static double mean(RunView run, String storage, String name) {
        return run.metric(storage, name).map(MeasuredMetric::mean).orElse(Double.NaN);
    }
}
