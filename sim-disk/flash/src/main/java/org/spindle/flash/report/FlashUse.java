package org.spindle.flash.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.spindle.spi.report.BarChart;
import org.spindle.spi.report.MeasuredComponent;
import org.spindle.spi.report.MeasuredComponents;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.Table;

/**
 * The utilisation of the channels and dies of each drive, over time and individually, and the waits of operations for
 * dies.
 */
final class FlashUse {

    /** Most bars that are drawn; for more, the table shows their range. */
    private static final int MOST_BARS = 64;

    private static final double MICROS_PER_NANO = 1e-3;

    private static final List<Table.Column> COLUMNS = List.of(
            new Table.Column("busy", "%"),
            new Table.Column("least busy", "%"),
            new Table.Column("busiest", "%"),
            new Table.Column("shortest mean wait", "us"),
            new Table.Column("longest mean wait", "us"));

    private final MeasuredComponents drives;

    FlashUse(MeasuredComponents drives) {
        this.drives = drives;
    }

    void addTo(List<SectionPart> parts) {
        if (!drives.have("dies-busy")) {
            return;
        }
        for (MeasuredComponent drive : drives.each()) {
            MeasuredComponents.addSeriesChart(
                    parts,
                    "What were dies and channels of " + drive.name() + " busy with?",
                    "Shares of all dies that work for host and map, or on garbage collection, and of the channels that are busy,"
                            + " warm-up included.",
                    "share of the dies or channels",
                    "",
                    drive.seriesLine("dies-reading", "dies reading"),
                    drive.seriesLine("dies-programming", "dies programming"),
                    drive.seriesLine("dies-collecting", "dies collecting"),
                    drive.seriesLine("channels-busy", "channels busy"));
        }
        for (MeasuredComponent drive : drives.each()) {
            addBars(
                    parts,
                    drive,
                    "channel",
                    "Which channels of " + drive.name() + " were busy?",
                    busy(drive, "channel-"));
            addBars(parts, drive, "die", "Which dies of " + drive.name() + " were busy?", busy(drive, "die-"));
        }
        List<Table.Row> rows = new ArrayList<>();
        for (MeasuredComponent drive : drives.each()) {
            rows.add(new Table.Row(drive.name() + ", channels", cells(drive, "channels-busy", "channel-")));
            rows.add(new Table.Row(drive.name() + ", dies", cells(drive, "dies-busy", "die-")));
        }
        parts.add(table(rows));
    }

    /** Without the columns that no drive has measured. */
    private static Table table(List<Table.Row> rows) {
        int[] measured = IntStream.range(0, COLUMNS.size())
                .filter(i -> rows.stream()
                        .anyMatch(row -> Double.isFinite(row.cells().get(i))))
                .toArray();
        return new Table(
                "Use of channels and dies after the warm-up; with 'perDie: true' a drive measures each of them. Waits are those of"
                        + " operations of host and map for their die, garbage collection included.",
                "parts",
                IntStream.of(measured).mapToObj(COLUMNS::get).toList(),
                rows.stream()
                        .map(row -> new Table.Row(
                                row.name(),
                                IntStream.of(measured)
                                        .mapToObj(row.cells()::get)
                                        .toList()))
                        .toList());
    }

    private static void addBars(
            List<SectionPart> parts, MeasuredComponent drive, String part, String title, List<Double> busy) {
        if (busy.size() > 1 && busy.size() <= MOST_BARS) {
            List<String> numbers = new ArrayList<>();
            for (int i = 0; i < busy.size(); i++) {
                numbers.add(Integer.toString(i));
            }
            parts.add(new BarChart(
                    title,
                    "Share of the time after the warm-up that each " + part + " of " + drive.name() + " was busy.",
                    part,
                    "time busy",
                    "%",
                    numbers,
                    busy));
        }
    }

    /** Returns the shares of time in percent, by number; none if they were not measured one by one. */
    private static List<Double> busy(MeasuredComponent drive, String part) {
        List<Double> busy = new ArrayList<>();
        while (drive.metric(part + busy.size() + "-busy").isPresent()) {
            busy.add(100 * drive.mean(part + busy.size() + "-busy"));
        }
        return busy;
    }

    private static List<Double> cells(MeasuredComponent drive, String all, String part) {
        List<Double> busy = busy(drive, part);
        double[] waits = waits(drive, part, busy.size());
        return List.of(
                100 * drive.mean(all),
                least(busy.stream().mapToDouble(Double::doubleValue)),
                most(busy.stream().mapToDouble(Double::doubleValue)),
                least(defined(waits)),
                most(defined(waits)));
    }

    /** Returns the mean waits in microseconds, by Little's law; not numbers where nothing was taken. */
    private static double[] waits(MeasuredComponent drive, String part, int parts) {
        double nanos = drive.run().simulatedNs() - drive.run().warmUpNs();
        double[] waits = new double[parts];
        for (int i = 0; i < parts; i++) {
            double waiting = drive.mean(part + i + "-queue");
            waits[i] = waiting * nanos * MICROS_PER_NANO / drive.count(part + i + "-operations");
        }
        return waits;
    }

    private static DoubleStream defined(double[] values) {
        return DoubleStream.of(values).filter(Double::isFinite);
    }

    private static double least(DoubleStream values) {
        return values.min().orElse(Double.NaN);
    }

    private static double most(DoubleStream values) {
        return values.max().orElse(Double.NaN);
    }
}
