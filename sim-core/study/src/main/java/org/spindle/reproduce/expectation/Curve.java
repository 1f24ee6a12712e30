package org.spindle.reproduce.expectation;

import java.util.List;
import java.util.Map;

/** The points along one axis, in the order of its values. */
final class Curve {

    private final String along;
    private final List<Point> points;

    /**
     * @throws FigureException if there are none
     */
    Curve(Observations observed, String along, Map<String, String> at) {
        this.along = along;
        points = observed.at(at);
        if (points.isEmpty()) {
            throw new FigureException("no point has " + Point.label(at));
        }
    }

    List<Point> points() {
        return points;
    }

    /** Returns the point with a value on the axis. */
    Point at(String value) {
        return points.stream()
                .filter(point -> point.on(along).equals(value))
                .findFirst()
                .orElseThrow(() -> new FigureException("no point has " + along + " = " + value));
    }

    /** Returns a text such as {@code 10: 1.25, 20: 1.66 ms}. */
    String shown(FigureExpression figure) {
        StringBuilder text = new StringBuilder();
        for (Point point : points) {
            text.append(text.isEmpty() ? "" : ", ")
                    .append(point.on(along))
                    .append(": ")
                    .append(FigureFormat.number(point.mean(figure)));
        }
        return text.append(figure.unit(points.get(0).runs().get(0))).toString();
    }
}
