package org.spindle.workload.characterize;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;

/** A chart with a single line, drawn only if the line has a point. */
final class SingleLineChart {

    private final String name;
    private final List<Point> points = new ArrayList<>();

    SingleLineChart(String name) {
        this.name = name;
    }

    void add(double x, double y) {
        points.add(new Point(x, y));
    }

    void draw(AnalysisReport to, String picture, String doc, Axis x, Axis y) {
        if (!points.isEmpty()) {
            to.lines(picture, doc, x, y, List.of(new Line(name, points)));
        }
    }
}
