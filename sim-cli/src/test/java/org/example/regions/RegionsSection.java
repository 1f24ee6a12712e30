package org.example.regions;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;
import org.spindle.spi.report.BarChart;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.Paragraph;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.ReportSectionFactory;
import org.spindle.spi.report.RunView;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.StackedBarChart;
import org.spindle.spi.report.Table;

/** Shows the counts that a {@link RegionsObserver} has written to {@code regions.csv}. */
final class RegionsSection implements ReportSection {

    static final String FILE = "regions.csv";

    public static final class Factory implements ReportSectionFactory {
        @Override
        public ReportSection create(NoKeys keys, NoContext context) {
            return new RegionsSection();
        }
    }

    @Override
    public boolean appliesTo(RunView run) {
        return run.files().contains(FILE);
    }

    @Override
    public SectionContent content(RunView run) {
        List<String> regions = new ArrayList<>();
        List<Double> counts = new ArrayList<>();
        List<Table.Row> rows = new ArrayList<>();
        List<Point> points = new ArrayList<>();
        new String(run.file(FILE), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(","))
                .forEach(cells -> {
                    double count = Double.parseDouble(cells[1]);
                    regions.add("region " + cells[0]);
                    counts.add(count);
                    rows.add(new Table.Row("region " + cells[0], List.of(count)));
                    points.add(new Point(Double.parseDouble(cells[0]), count));
                });
        String what = "Requests by region.";
        return new SectionContent(
                "Regions in use",
                List.of(
                        new Paragraph("Regions of <equal> size."),
                        new Table(what, "region", List.of(new Table.Column("arrivals", "requests")), rows),
                        new BarChart("How are regions used?", what, "region", "arrivals", "requests", regions, counts),
                        new StackedBarChart(
                                "What are they used for?",
                                what,
                                "region",
                                "arrivals",
                                "requests",
                                regions,
                                List.of(new StackedBarChart.Part("all", counts))),
                        new LineChart(
                                "How are they used along the device?",
                                what,
                                Axis.linear("region", ""),
                                Axis.linear("arrivals", "requests"),
                                true,
                                List.of(new Line("arrivals", points)))));
    }
}
