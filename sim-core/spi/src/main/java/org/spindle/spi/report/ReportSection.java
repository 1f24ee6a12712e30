package org.spindle.spi.report;

/** A section of the report of a run. A section that fails is reported by its type and plugin; the others are shown. */
public interface ReportSection {

    /** Whether the section has something to say about a result, such as because the metrics of an observer are in it. */
    boolean appliesTo(RunView run);

    /** What the section says about a result that it applies to; the same for the same result. */
    SectionContent content(RunView run);
}
