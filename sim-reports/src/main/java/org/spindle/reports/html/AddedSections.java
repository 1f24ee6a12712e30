package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.List;
import org.spindle.reports.Decimals;
import org.spindle.spi.report.Paragraph;
import org.spindle.spi.report.SectionChart;
import org.spindle.spi.report.SectionContent;
import org.spindle.spi.report.SectionPart;
import org.spindle.spi.report.Table;

/** The sections of plugins in the page of a run. */
final class AddedSections {

    private final PageFrame page;
    private final Html html;

    AddedSections(PageFrame page) {
        this.page = page;
        this.html = page.html();
    }

    void write(List<AddedSection> sections) {
        for (AddedSection section : sections) {
            SectionContent content = section.content();
            if (content == null) {
                page.failures("The section '" + section.type() + "' is missing", List.of(section.failure()));
            } else {
                write(section.id(), content);
            }
        }
    }

    private void write(String id, SectionContent content) {
        page.section(id, content.title());
        List<SectionPart> parts = content.parts();
        int at = 0;
        while (at < parts.size()) {
            if (parts.get(at) instanceof SectionChart) {
                at = figures(id, parts, at);
            } else {
                write(parts.get(at++));
            }
        }
        page.endSection();
    }

    /** Puts consecutive charts side by side; returns the index of the next part. */
    private int figures(String id, List<SectionPart> parts, int from) {
        page.beginFigures();
        int at = from;
        while (at < parts.size() && parts.get(at) instanceof SectionChart chart) {
            page.figure(SectionFigures.figure(id + "-" + at, chart));
            at++;
        }
        page.endFigures();
        return at;
    }

    private void write(SectionPart part) {
        if (part instanceof Paragraph paragraph) {
            html.element("p", paragraph.text()).line();
        } else if (part instanceof Table table) {
            write(table);
        }
    }

    private void write(Table table) {
        HtmlTable shown = new HtmlTable(html).begin(table.caption()).head(table.rowHeading());
        for (Table.Column column : table.columns()) {
            shown.numberHead(column.unit().isEmpty() ? column.title() : column.title() + ", " + column.unit());
        }
        shown.body();
        List<Decimals> decimals = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            int column = i;
            decimals.add(Decimals.forColumn(
                    table.rows().stream().map(row -> row.cells().get(column)).toList()));
        }
        for (Table.Row row : table.rows()) {
            html.open("tr").element("th", row.name(), "scope", "row");
            for (int i = 0; i < row.cells().size(); i++) {
                double value = row.cells().get(i);
                shown.cell(value, decimals.get(i).format(value));
            }
            html.close().line();
        }
        shown.end();
    }
}
