package org.spindle.flash.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.report.MeasuredMetric;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;

/** What each solid-state drive has programmed and why: the write amplification, erases, and how busy dies and channels were. */
public final class FlashWritesSection implements ReportSection {

    private static final String HOST = "pages-programmed";
    private static final String COPIED = "pages-copied";
    private static final String MAP = "map-pages-programmed";
    private static final String FOLDED = "slc-pages-folded";

    /**
     * Makes the section.
     *
     * @param keys none
     * @param context none
     */
    public FlashWritesSection(NoKeys keys, NoContext context) {}

    private static List<String> drives(RunView run) {
        return run.metrics().stream()
                .filter(metric -> metric.name().equals(HOST)
                        && run.metric(metric.component(), COPIED).isPresent())
                .map(MeasuredMetric::component)
                .toList();
    }

    @Override
    public boolean appliesTo(RunView run) {
        return !drives(run).isEmpty();
    }

    @Override
    public SectionContent content(RunView run) {
        List<String> drives = drives(run);
        List<SectionPart> parts = new ArrayList<>();
        parts.add(new Table(
                "Writes of the flash after the warm-up. The write amplification is the number of all pages programmed per page that"
                        + " the host or the drive's buffer has written.",
                "drive",
                List.of(
                        new Table.Column("write amplification", ""),
                        new Table.Column("pages of the host", ""),
                        new Table.Column("pages copied", ""),
                        new Table.Column("pages of the map", ""),
                        new Table.Column("blocks erased", ""),
                        new Table.Column("most spread of erases", ""),
                        new Table.Column("dies busy", ""),
                        new Table.Column("channels busy", "")),
                drives.stream().map(drive -> row(run, drive)).toList()));
        List<StackedBarChart.Part> reasons = new ArrayList<>(List.of(
                new StackedBarChart.Part("host", counts(run, drives, HOST)),
                new StackedBarChart.Part("garbage collection", counts(run, drives, COPIED)),
                new StackedBarChart.Part("map", counts(run, drives, MAP))));
        if (drives.stream().anyMatch(drive -> run.metric(drive, FOLDED).isPresent())) {
            reasons.add(new StackedBarChart.Part("folding of the SLC cache", counts(run, drives, FOLDED)));
        }
        parts.add(new StackedBarChart(
                "What are pages programmed for?",
                "Pages programmed after the warm-up, by what they hold.",
                "drive",
                "pages programmed",
                "",
                drives,
                reasons));
        return new SectionContent("Flash", parts);
    }

    private static Table.Row row(RunView run, String drive) {
        double host = count(run, drive, HOST);
        double copied = count(run, drive, COPIED);
        double map = count(run, drive, MAP);
        double folded = count(run, drive, FOLDED);
        return new Table.Row(
                drive,
                List.of(
                        host == 0 ? Double.NaN : (host + copied + map + folded) / host,
                        host,
                        copied,
                        map,
                        count(run, drive, "blocks-erased"),
                        run.metric(drive, "erase-spread")
                                .map(MeasuredMetric::maximum)
                                .orElse(Double.NaN),
                        mean(run, drive, "dies-busy"),
                        mean(run, drive, "channels-busy")));
    }

    private static List<Double> counts(RunView run, List<String> drives, String metric) {
        return drives.stream().map(drive -> count(run, drive, metric)).toList();
    }

    private static double count(RunView run, String drive, String name) {
        Optional<MeasuredMetric> metric = run.metric(drive, name);
        return metric.map(counted -> (double) counted.count()).orElse(0.0);
    }

    private static double mean(RunView run, String drive, String name) {
        return run.metric(drive, name).map(MeasuredMetric::mean).orElse(Double.NaN);
    }
}
