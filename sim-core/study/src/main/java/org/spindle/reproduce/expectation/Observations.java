package org.spindle.reproduce.expectation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.sweep.RunRow;

/** The runs of an experiment by point. */
public final class Observations {

    private final List<Point> points = new ArrayList<>();

    /**
     * @param runs completed runs, those of a point in succession in the order of replications
     */
    public Observations(List<RunRow> runs) {
        Map<Map<String, String>, List<RunRow>> byAxes = new LinkedHashMap<>();
        runs.forEach(run ->
                byAxes.computeIfAbsent(run.axes(), axes -> new ArrayList<>()).add(run));
        byAxes.forEach((axes, ofPoint) -> points.add(new Point(axes, ofPoint)));
    }

    /** Returns the points with these values on the axes named. */
    List<Point> at(Map<String, String> at) {
        return points.stream().filter(point -> point.isAt(at)).toList();
    }

    /**
     * Returns the only point with these values.
     *
     * @throws FigureException if there is none, or more than one
     */
    Point only(Map<String, String> at) {
        List<Point> found = at(at);
        if (found.size() != 1) {
            throw new FigureException(found.size() + " points have " + (at.isEmpty() ? "no axes" : at));
        }
        return found.get(0);
    }
}
