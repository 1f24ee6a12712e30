package org.spindle.flash.report;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.report.MeasuredComponent;
import org.spindle.spi.report.MeasuredComponents;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;

/**
 * The pages that each solid-state drive has programmed by cause, the utilisation of its channels and dies, and the cost
 * of garbage collection for requests.
 */
public final class FlashWritesSection implements ReportSection {

    private static final String HOST = "pages-programmed";
    private static final String COPIED = "pages-copied";
    private static final String MAP = "map-pages-programmed";
    private static final String FOLDED = "slc-pages-folded";
    private static final String ENDURANCE = "endurance-used";

    /**
     * Creates the section.
     *
     * @param keys none
     * @param context none
     */
    public FlashWritesSection(NoKeys keys, NoContext context) {}

    private static MeasuredComponents drives(RunView run) {
        return MeasuredComponents.with(run, HOST, COPIED);
    }

    @Override
    public boolean appliesTo(RunView run) {
        return !drives(run).isEmpty();
    }

    @Override
    public SectionContent content(RunView run) {
        MeasuredComponents drives = drives(run);
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
                        new Table.Column("most spread of erases", "")),
                drives.rows(FlashWritesSection::cells)));
        if (drives.have(ENDURANCE)) {
            parts.add(new Table(
                    "Wear at the end: the erases made so far, as a share of those that all blocks endure, and worn-out blocks.",
                    "drive",
                    List.of(new Table.Column("endurance used", "%"), new Table.Column("blocks retired", "")),
                    drives.rows(drive -> List.of(100 * drive.maximum(ENDURANCE), drive.maximum("blocks-retired")))));
        }
        List<StackedBarChart.Part> reasons = new ArrayList<>(List.of(
                drives.counts("host", HOST), drives.counts("garbage collection", COPIED), drives.counts("map", MAP)));
        if (drives.have(FOLDED)) {
            reasons.add(drives.counts("folding of the SLC cache", FOLDED));
        }
        parts.add(new StackedBarChart(
                "What are pages programmed for?",
                "Pages programmed after the warm-up, by what they hold.",
                "drive",
                "pages programmed",
                "",
                drives.names(),
                reasons));
        for (MeasuredComponent drive : drives.each()) {
            MeasuredComponents.addSeriesChart(
                    parts,
                    "How much was written in " + drive.name() + " for each page of the host?",
                    "Write amplification over the latest 1024 pages of the host, warm-up included.",
                    "write amplification",
                    "",
                    drive.seriesLine("write-amplification", "write amplification"));
        }
        new FlashUse(drives).addTo(parts);
        new CollectionStalls(drives).addTo(parts);
        return new SectionContent("Flash", parts);
    }

    private static List<Double> cells(MeasuredComponent drive) {
        double host = drive.count(HOST);
        double copied = drive.count(COPIED);
        double map = drive.count(MAP);
        return List.of(
                host == 0 ? Double.NaN : (host + copied + map + drive.count(FOLDED)) / host,
                host,
                copied,
                map,
                drive.count("blocks-erased"),
                drive.maximum("erase-spread"));
    }
}
