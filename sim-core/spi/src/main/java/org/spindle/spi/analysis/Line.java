package org.spindle.spi.analysis;

import java.util.List;

/** A line of a picture through points of ascending {@code x}. */
public record Line(String name, List<Point> points) {

    /** A point; a {@code y} that is not a number is a gap in the line. */
    public record Point(double x, double y) {}

    public Line {
        points = List.copyOf(points);
    }
}
