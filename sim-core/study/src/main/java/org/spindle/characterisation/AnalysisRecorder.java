package org.spindle.characterisation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.spindle.characterisation.AnalysisResult.AnalysisFigure;
import org.spindle.characterisation.AnalysisResult.Picture;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;

/** Records the results that an analysis reports. */
public final class AnalysisRecorder implements AnalysisReport {

    /** Names are used in the names of files and the anchors of pages. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9.]+(-[A-Za-z0-9.]+)*");

    private final List<AnalysisFigure> figures = new ArrayList<>();
    private final List<Picture> pictures = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Set<String> figureNames = new HashSet<>();
    private final Set<String> pictureNames = new HashSet<>();

    @Override
    public void figure(String name, String unit, String doc, double value) {
        require(name, figureNames);
        figures.add(new AnalysisFigure(name, unit, doc, value));
    }

    @Override
    public void figure(String name, String unit, String doc, long value) {
        figure(name, unit, doc, (double) value);
    }

    @Override
    public void lines(String name, String doc, Axis x, Axis y, List<Line> lines) {
        require(name, pictureNames);
        pictures.add(new Picture(name, doc, x, y, false, lines));
    }

    @Override
    public void steps(String name, String doc, Axis x, Axis y, List<Line> lines) {
        require(name, pictureNames);
        pictures.add(new Picture(name, doc, x, y, true, lines));
    }

    @Override
    public void note(String sentence) {
        notes.add(sentence);
    }

    /** Returns all results reported so far. */
    public AnalysisResult of(String type, String doc) {
        return new AnalysisResult(type, doc, figures, pictures, notes);
    }

    private static void require(String name, Set<String> known) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("'" + name + "' is not a valid name: write words joined by hyphens");
        }
        if (!known.add(name)) {
            throw new IllegalArgumentException("'" + name + "' is reported twice");
        }
    }
}
