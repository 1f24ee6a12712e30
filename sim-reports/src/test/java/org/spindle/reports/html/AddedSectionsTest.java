package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.reports.Results;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;
import org.spindle.spi.report.BarChart;
import org.spindle.spi.report.LineChart;
import org.spindle.spi.report.Paragraph;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.Table;

/** Sections that plugins add to the page of a run are behind its own ones, in HTML text, with the data of each chart. */
class AddedSectionsTest {

    private static final String HOSTILE = "</script><i>";

    private static String page(AddedSection... sections) throws IOException {
        StringBuilder page = new StringBuilder();
        HtmlReport.write(Results.of(), "", "", List.of(sections), page);
        return page.toString();
    }

    @Test
    void partsStandInTheirOrder() throws IOException {
        BarChart bars = new BarChart("Bars?", "Some bars.", "colour", "size", "MB", List.of("red"), List.of(2.5));
        String page = page(AddedSection.of(
                "acme.all",
                new SectionContent(
                        "All parts",
                        List.of(
                                new Paragraph("first"),
                                bars,
                                new Table(
                                        "Sizes",
                                        "colour",
                                        List.of(new Table.Column("size", "MB")),
                                        List.of(new Table.Row("blue", List.of(Double.NaN)))),
                                new Paragraph("last")))));
        assertThat(page)
                .containsSubsequence(
                        "<section id=\"section-acme-all\"",
                        "All parts",
                        "<p>first</p>",
                        "<figure id=\"section-acme-all-1\"",
                        "Bars?",
                        "Some bars.",
                        "Data table",
                        "size, MB",
                        "blue",
                        "<p>last</p>",
                        "<section id=\"reproduce\"",
                        "\"title\":\"Bars?\"");
    }

    /** A logarithmic axis cannot show 0. */
    @Test
    void pointsWithoutAPlaceAreLeftOut() {
        ChartSpec chart = SectionFigures.lines(
                "",
                Axis.log("x", ""),
                Axis.linear("y", ""),
                false,
                List.of(new Line("a", List.of(new Point(0, 1), new Point(1, 0)))));
        assertThat(((ChartSpec.LineChart) chart).lines().get(0).points()).containsExactly(new ChartSpec.Point(1, 0));
    }

    @Test
    void whatPluginsSayIsText() throws IOException {
        String page = page(
                AddedSection.of(
                        "acme.hostile",
                        new SectionContent(
                                HOSTILE,
                                List.of(
                                        new Paragraph(HOSTILE),
                                        new LineChart(
                                                HOSTILE,
                                                HOSTILE,
                                                Axis.linear(HOSTILE, HOSTILE),
                                                Axis.linear("y", ""),
                                                true,
                                                List.of(new Line(HOSTILE, List.of(new Point(0, 1)))))))),
                AddedSection.failed("acme.broken", HOSTILE));
        assertThat(page).doesNotContain(HOSTILE).contains("&lt;/script&gt;&lt;i&gt;");
    }

    @Test
    void aFailureIsToldInItsPlace() throws IOException {
        String page = page(
                AddedSection.failed("acme.broken", "Plugin 'acme' failed."),
                AddedSection.of("acme.good", new SectionContent("Good", List.of())));
        assertThat(page)
                .containsSubsequence(
                        "The section &#39;acme.broken&#39; is missing", "Plugin &#39;acme&#39; failed.", "Good");
    }
}
