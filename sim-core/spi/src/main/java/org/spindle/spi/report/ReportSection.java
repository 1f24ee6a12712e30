package org.spindle.spi.report;

/**
 * A section of the report of a run. A section that fails is reported by its type and plugin; the others are shown.
 *
 * <p>An example, which shows the figure of an observer named {@code watch}:
 *
 * <pre>{@code
 * final class SlowSection implements ReportSection {
 *     public boolean appliesTo(RunView run) {
 *         return run.metric("watch", "slow").isPresent();
 *     }
 *
 *     public SectionContent content(RunView run) {
 *         long slow = run.metric("watch", "slow").orElseThrow().count();
 *         return new SectionContent("Slow requests", List.of(new Paragraph(slow + " requests were slow.")));
 *     }
 * }
 * }</pre>
 */
public interface ReportSection {

    /** Returns whether the section applies to a result, such as because it contains the metrics of an observer. */
    boolean appliesTo(RunView run);

    /** Returns the content for a result that the section applies to; equal for equal results. */
    SectionContent content(RunView run);
}
