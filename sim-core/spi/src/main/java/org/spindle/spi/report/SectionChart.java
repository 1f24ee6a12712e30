package org.spindle.spi.report;

/** A chart with the table of what it shows. */
public sealed interface SectionChart extends SectionPart permits LineChart, BarChart, StackedBarChart {

    /** Its heading. */
    String title();

    /** What it shows, in a sentence, for those who cannot see it too. */
    String description();
}
