package org.spindle.spi.analysis;

import java.util.List;

/** A line of a chart through points of ascending {@code x}. */
public record Line(String name, List<Point> points) {

    /** Adds a point; NaN as {@code y} is a gap in the line. */
    public record Point(double x, double y) {}

    public Line {
        points = List.copyOf(points);
    }
}
