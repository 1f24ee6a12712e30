package org.spindle.spi.analysis;

import java.util.List;

/**
 * Receives what an analysis found; implemented by the host. Names are lower-case words joined by hyphens, with amounts such as
 * {@code 1-MiB} or {@code 0.1-s} behind them.
 */
public interface AnalysisReport {

    /**
     * One figure.
     *
     * @param name unlike those of the analysis' other figures
     * @param unit empty for a plain number
     * @param doc what the figure is, in a sentence
     * @param value not a number if the trace does not tell it
     */
    void figure(String name, String unit, String doc, double value);

    /** One figure that is a whole number; otherwise as above. */
    void figure(String name, String unit, String doc, long value);

    /**
     * A picture of lines through points.
     *
     * @param name unlike those of the analysis' other pictures
     * @param doc what is drawn, in a sentence
     */
    void lines(String name, String doc, Axis x, Axis y, List<Line> lines);

    /** A picture of lines each value of which holds until the next; otherwise as above. */
    void steps(String name, String doc, Axis x, Axis y, List<Line> lines);

    /** What a reader has to know of the figures, in a sentence: what the trace does not tell, what was left out. */
    void note(String sentence);
}
