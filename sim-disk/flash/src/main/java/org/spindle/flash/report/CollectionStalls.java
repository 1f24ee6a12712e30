package org.spindle.flash.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.MeasuredComponent;
import org.spindle.spi.report.MeasuredComponents;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.Table;

/**
 * The cost of garbage collection for requests: the times at which they waited for it, and the times of delayed
 * requests.
 */
final class CollectionStalls {

    private static final String STALLED = "time-with-gc-stall";
    private static final String UNDISTURBED = "time-without-gc-stall";

    private final MeasuredComponents drives;

    CollectionStalls(MeasuredComponents drives) {
        this.drives = drives;
    }

    void addTo(List<SectionPart> parts) {
        List<Table.Row> rows = new ArrayList<>();
        for (MeasuredComponent drive : drives.each()) {
            if (drive.metric(STALLED).isPresent()) {
                addCharts(parts, drive);
                double all = drive.count(STALLED) + drive.count(UNDISTURBED);
                rows.add(row(drive, drive.name() + ", with a stall", STALLED, all));
                rows.add(row(drive, drive.name() + ", without", UNDISTURBED, all));
            }
        }
        if (!rows.isEmpty()) {
            parts.add(new Table(
                    "Time in the drive of reads and writes after the warm-up, with and without a wait for garbage collection.",
                    "requests",
                    List.of(
                            new Table.Column("requests", ""),
                            new Table.Column("share", "%"),
                            new Table.Column("mean", "ms"),
                            new Table.Column("p50", "ms"),
                            new Table.Column("p95", "ms"),
                            new Table.Column("p99", "ms"),
                            new Table.Column("max", "ms")),
                    rows));
        }
    }

    private static void addCharts(List<SectionPart> parts, MeasuredComponent drive) {
        MeasuredComponents.addSeriesChart(
                parts,
                "When did garbage collection of " + drive.name() + " stall?",
                "Share of each interval in which something of host or map waited for garbage collection, warm-up included.",
                "share of time stalled",
                "",
                drive.seriesLine("gc-stalling", "stalled"));
        List<Line> lines = Stream.of(
                        drive.shares(UNDISTURBED, "without a stall"), drive.shares(STALLED, "with a stall"))
                .filter(line -> !line.points().isEmpty())
                .toList();
        if (!lines.isEmpty()) {
            parts.add(new LineChart(
                    "What did stalls of " + drive.name() + " cost?",
                    "Share of the reads and writes that were done within a time in the drive, those that waited for garbage"
                            + " collection apart from the others.",
                    Axis.log("time in the drive", "ms"),
                    Axis.linear("requests done within", "%"),
                    true,
                    lines));
        }
    }

    private static Table.Row row(MeasuredComponent drive, String name, String metric, double all) {
        return new Table.Row(
                name,
                List.of(
                        drive.count(metric),
                        100 * drive.count(metric) / all,
                        drive.mean(metric),
                        drive.percentile(metric, 50),
                        drive.percentile(metric, 95),
                        drive.percentile(metric, 99),
                        drive.maximum(metric)));
    }
}
