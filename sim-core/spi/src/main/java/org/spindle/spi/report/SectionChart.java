package org.spindle.spi.report;

/** A chart with the table of what it shows. */
public sealed interface SectionChart extends SectionPart permits LineChart, SeriesChart, BarChart, StackedBarChart {

    /** Returns its heading. */
    String title();

    /** Returns what it shows, in one sentence, as the text alternative of the chart. */
    String description();
}
