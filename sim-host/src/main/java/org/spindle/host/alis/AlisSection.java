package org.spindle.host.alis;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.MeasuredComponent;
import org.spindle.spi.report.MeasuredComponents;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;

/** A report section on the copies that served reads, their location, and the cost of reorganisation. */
public final class AlisSection implements ReportSection {

    /** Number of parts of the disk in the picture of the heat. */
    private static final int PARTS = 64;

    private static final double KIB = 1024;
    private static final double SECTORS_PER_MIB = 2048;

    /**
     * Creates the section.
     *
     * @param keys none
     * @param context none
     */
    public AlisSection(NoKeys keys, NoContext context) {}

    private static MeasuredComponents storages(RunView run) {
        return MeasuredComponents.with(run, AlisMetrics.SERVED_POSITION);
    }

    @Override
    public boolean appliesTo(RunView run) {
        return !storages(run).isEmpty();
    }

    @Override
    public SectionContent content(RunView run) {
        MeasuredComponents storages = storages(run);
        List<SectionPart> parts = new ArrayList<>();
        parts.add(new StackedBarChart(
                "Which copies served reads?",
                "Reads after the warm-up by the copies that served them; split ones were served by copies of different"
                        + " kinds.",
                "storage",
                "reads",
                "",
                storages.names(),
                List.of(
                        storages.counts("runs", AlisMetrics.READS_FROM_RUNS),
                        storages.counts("heat", AlisMetrics.READS_FROM_HEAT),
                        storages.counts("split", AlisMetrics.READS_SPLIT),
                        storages.counts("home", AlisMetrics.READS_FROM_HOME))));
        for (MeasuredComponent storage : storages.each()) {
            parts.add(new LineChart(
                    "Where was " + storage.name() + " read, before and after?",
                    "Share of the reads of " + storage.name()
                            + " up to each place of the unit below: at home, as it would be without copies, and where"
                            + " they were served from.",
                    Axis.linear("place on the unit below", "MiB"),
                    Axis.linear("share of reads up to it", "%"),
                    true,
                    List.of(
                            storage.shares(AlisMetrics.HOME_POSITION, "at home"),
                            storage.shares(AlisMetrics.SERVED_POSITION, "served from"))));
        }
        for (MeasuredComponent storage : storages.each()) {
            if (storage.count(AlisMetrics.HOME_POSITION) > 0) {
                parts.add(heat(storage));
            }
        }
        parts.add(new Table(
                "What the reorganisation took, after the warm-up. Sizes of directory and graph are those of the"
                        + " thesis's model; copying during requests of the host delays them.",
                "storage",
                List.of(
                        new Table.Column("reorganisations", ""),
                        new Table.Column("copied", "MiB"),
                        new Table.Column("directory", "KiB"),
                        new Table.Column("graph", "KiB"),
                        new Table.Column("time copying", "%"),
                        new Table.Column("time without requests of the host", "%")),
                storages.rows(AlisSection::cells)));
        return new SectionContent("Reorganised storage", parts);
    }

    /** The reads of each part of the unit below, and the places that copies come from. */
    private static LineChart heat(MeasuredComponent storage) {
        double width = Math.ceil(
                (1 + Math.max(storage.maximum(AlisMetrics.HOME_POSITION), storage.maximum(AlisMetrics.SERVED_POSITION)))
                        / PARTS);
        return new LineChart(
                "Where is the heat of " + storage.name() + ", before and after?",
                "Share of the reads of " + storage.name() + " in each of " + PARTS
                        + " equal parts of the unit below, by home and by where they were served from; and the share of each part"
                        + " in the places that data were copied from.",
                Axis.linear("place on the unit below", "MiB"),
                Axis.linear("share in each part", "%"),
                true,
                List.of(
                        density(storage, AlisMetrics.HOME_POSITION, width, "at home"),
                        density(storage, AlisMetrics.SERVED_POSITION, width, "served from"),
                        density(storage, AlisMetrics.COPIED_POSITION, width, "copied from")));
    }

    /** @param width of a part, in MiB */
    private static Line density(MeasuredComponent storage, String metric, double width, String label) {
        double[] shares = new double[PARTS];
        storage.metric(metric)
                .ifPresent(values -> values.histogram()
                        .forEach(bucket -> shares[(int) Math.min(PARTS - 1, bucket.value() / width)] +=
                                100.0 * bucket.count() / values.count()));
        List<Line.Point> points = new ArrayList<>();
        for (int part = 0; part <= PARTS; part++) {
            points.add(new Line.Point(part * width, shares[Math.min(part, PARTS - 1)]));
        }
        return new Line(label, points);
    }

    private static List<Double> cells(MeasuredComponent storage) {
        return List.of(
                storage.count("reorganisations"),
                storage.count(AlisMetrics.COPIED) / SECTORS_PER_MIB,
                storage.mean(AlisMetrics.DIRECTORY_BYTES) / KIB,
                storage.mean(AlisMetrics.GRAPH_BYTES) / KIB,
                100 * storage.mean(AlisMetrics.COPYING),
                100 * (1 - storage.mean(AlisMetrics.HOST_BUSY)));
    }
}
