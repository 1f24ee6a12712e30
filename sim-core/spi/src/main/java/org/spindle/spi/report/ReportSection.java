package org.spindle.spi.report;

/** A section of the report of a run. A section that fails is reported by its type and plugin; the others are shown. */
public interface ReportSection {

    /** Returns whether the section applies to a result, such as because it contains the metrics of an observer. */
    boolean appliesTo(RunView run);

    /** Returns the content for a result that the section applies to; equal for equal results. */
    SectionContent content(RunView run);
}
