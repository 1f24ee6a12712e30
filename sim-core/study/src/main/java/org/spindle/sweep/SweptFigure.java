package org.spindle.sweep;

import org.jspecify.annotations.Nullable;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;

/** A figure of each point of a sweep, named {@code component/class/metric/stat}. */
public record SweptFigure(String component, String requestClass, String metric, Stat stat) {

    private static final int PARTS = 4;

    /**
     * Parses a name.
     *
     * @throws IllegalArgumentException if the text is not a name; the message says what would be right
     */
    public static SweptFigure parse(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length != PARTS) {
            throw new IllegalArgumentException(
                    "'" + text
                            + "' does not name a figure; write component/class/metric/stat, such as system/all/response-time/mean");
        }
        return new SweptFigure(parts[0], parts[1], parts[2], Stat.labelled(parts[3]));
    }

    /** Returns the figure of a point; null if it has none. */
    @Nullable
    PointMetric at(Point point) {
        for (PointMetric each : point.metrics()) {
            if (each.stat() == stat
                    && each.name().equals(metric)
                    && each.requestClass().equals(requestClass)
                    && each.component().equals(component)) {
                return each;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return component + '/' + requestClass + '/' + metric + '/' + stat.label();
    }
}
