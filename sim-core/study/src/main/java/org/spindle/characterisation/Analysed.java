package org.spindle.characterisation;

import java.util.List;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;

/**
 * What one analysis found.
 *
 * @param type of the analysis
 * @param doc what it looks at, in a sentence
 * @param notes what a reader has to know of the figures
 */
public record Analysed(String type, String doc, List<Figure> figures, List<Picture> pictures, List<String> notes) {

    public Analysed {
        figures = List.copyOf(figures);
        pictures = List.copyOf(pictures);
        notes = List.copyOf(notes);
    }

    /**
     * One figure.
     *
     * @param unit empty for a plain number
     * @param value not a number if the trace does not tell it
     */
    public record Figure(String name, String unit, String doc, double value) {}

    /**
     * Lines over common axes.
     *
     * @param steps whether each value holds until the next
     */
    public record Picture(String name, String doc, Axis x, Axis y, boolean steps, List<Line> lines) {

        public Picture {
            lines = List.copyOf(lines);
        }
    }
}
