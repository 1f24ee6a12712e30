package org.spindle.testkit.sim;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;

/** The findings of an analysis under test; throws an AssertionError for findings that cannot be displayed. */
public final class TestFindings implements AnalysisReport {

    private final Set<String> figures = new HashSet<>();
    private final Set<String> pictures = new HashSet<>();
    private final List<String> all = new ArrayList<>();

    /** Every finding as a line of text, in the order in which it was reported. */
    public List<String> all() {
        return List.copyOf(all);
    }

    @Override
    public void figure(String name, String unit, String doc, double value) {
        named(figures, name, doc);
        all.add(name + " = " + value + " " + unit + ": " + doc);
    }

    @Override
    public void figure(String name, String unit, String doc, long value) {
        named(figures, name, doc);
        all.add(name + " = " + value + " " + unit + ": " + doc);
    }

    @Override
    public void lines(String name, String doc, Axis x, Axis y, List<Line> lines) {
        picture(name, doc, x, y, lines);
    }

    @Override
    public void steps(String name, String doc, Axis x, Axis y, List<Line> lines) {
        picture(name, doc, x, y, lines);
    }

    @Override
    public void note(String sentence) {
        if (sentence.isBlank()) {
            throw new AssertionError("a note says nothing");
        }
        all.add(sentence);
    }

    private void picture(String name, String doc, Axis x, Axis y, List<Line> lines) {
        named(pictures, name, doc);
        for (Line line : lines) {
            double last = Double.NEGATIVE_INFINITY;
            for (Line.Point point : line.points()) {
                if (!(point.x() >= last)) {
                    throw new AssertionError("line '" + line.name() + "' of '" + name + "' goes back to " + point.x());
                }
                last = point.x();
            }
        }
        all.add(name + ": " + doc + ", " + x + ", " + y + ", " + lines);
    }

    private static void named(Set<String> names, String name, String doc) {
        if (!name.matches("[a-z0-9]+(-[A-Za-z0-9.]+)*")) {
            throw new AssertionError("'" + name + "' is not a name of words and amounts joined by hyphens");
        }
        if (!names.add(name)) {
            throw new AssertionError("'" + name + "' is reported twice");
        }
        if (doc.isBlank()) {
            throw new AssertionError("'" + name + "' does not say what it is");
        }
    }
}
