package org.spindle.characterisation;

import java.util.List;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;

/**
 * The results of one analysis.
 *
 * @param type of the analysis
 * @param doc the subject of the analysis, in one sentence
 * @param notes limits of the figures' validity
 */
public record AnalysisResult(
        String type, String doc, List<AnalysisFigure> figures, List<Picture> pictures, List<String> notes) {

    public AnalysisResult {
        figures = List.copyOf(figures);
        pictures = List.copyOf(pictures);
        notes = List.copyOf(notes);
    }

    /**
     * One figure.
     *
     * @param unit empty for a plain number
     * @param value NaN if the trace does not determine it
     */
    public record AnalysisFigure(String name, String unit, String doc, double value) {}

    /**
     * A chart: lines over common axes.
     *
     * @param steps whether each value holds until the next
     */
    public record Picture(String name, String doc, Axis x, Axis y, boolean steps, List<Line> lines) {

        public Picture {
            lines = List.copyOf(lines);
        }
    }
}
