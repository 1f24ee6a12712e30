package org.spindle.spi.analysis;

import java.util.List;

/**
 * Receives the results of an analysis; implemented by Spindle. Names are lower-case words joined by hyphens, followed
 * by amounts such as {@code 1-MiB} or {@code 0.1-s} where needed.
 */
public interface AnalysisReport {

    /**
     * Reports a figure.
     *
     * @param name unique among the figures of the analysis
     * @param unit empty for a plain number
     * @param doc what the figure is, in a sentence
     * @param value NaN if the trace does not contain the information
     */
    void figure(String name, String unit, String doc, double value);

    /** Reports a figure that is a whole number. */
    void figure(String name, String unit, String doc, long value);

    /**
     * Reports a chart of lines through points.
     *
     * @param name unique among the charts of the analysis
     * @param doc what is drawn, in a sentence
     */
    void lines(String name, String doc, Axis x, Axis y, List<Line> lines);

    /** Reports a step chart, in which each value holds until the next. */
    void steps(String name, String doc, Axis x, Axis y, List<Line> lines);

    /** Adds a note on the figures, in one sentence: what the trace does not contain, what was left out. */
    void note(String sentence);
}
