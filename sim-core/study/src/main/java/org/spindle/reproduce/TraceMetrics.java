package org.spindle.reproduce;

import java.util.ArrayList;
import java.util.List;
import org.spindle.characterisation.AnalysisResult;
import org.spindle.characterisation.AnalysisResult.AnalysisFigure;
import org.spindle.characterisation.AnalysisResult.Picture;
import org.spindle.reproduce.StudiedTrace.Reading;
import org.spindle.result.Metric;
import org.spindle.run.RunException;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;

/**
 * The results of trace analyses in the form of run metrics: the component is the name of the trace, the class that of the analysis, every
 * stat has the same value.
 */
public final class TraceMetrics {

    private final String trace;
    private final StudiedTrace studied;
    private final List<Metric> metrics = new ArrayList<>();

    /**
     * @param trace its name in the experiment
     */
    public TraceMetrics(String trace, StudiedTrace studied) {
        this.trace = trace;
        this.studied = studied;
    }

    /**
     * Adds the results of an analysis.
     *
     * @param name of the analysis in the experiment
     * @throws RunException if a line to be read does not exist; beyond its ends, and if the trace has nothing to draw, the value is NaN
     */
    public void add(String name, AnalysisResult found) {
        for (AnalysisFigure figure : found.figures()) {
            add(name, figure.name(), figure.unit(), figure.value());
        }
        studied.readings().forEach((reading, place) -> {
            if (place.analysis().equals(name)) {
                add(name, reading, "", read(place, found));
            }
        });
    }

    /** Adds the number of requests. */
    public void addRecords(long records) {
        add("all", "records", "requests", records);
    }

    /** Returns all metrics added so far. */
    public List<Metric> metrics() {
        return List.copyOf(metrics);
    }

    private void add(String analysis, String name, String unit, double value) {
        metrics.add(new Metric(trace, analysis, name, unit, "", new Metric.Level(value, value)));
    }

    private double read(Reading place, AnalysisResult found) {
        if (found.pictures().isEmpty()) {
            return Double.NaN;
        }
        for (Picture picture : found.pictures()) {
            for (Line line : picture.lines()) {
                if (picture.name().equals(place.picture()) && line.name().equals(place.line())) {
                    return at(place.x(), line.points(), place.steps() || picture.steps());
                }
            }
        }
        throw new RunException(trace + ": the analysis " + place.analysis() + " has no line '" + place.line()
                + "' in a chart '" + place.picture() + "'; there are "
                + found.pictures().stream()
                        .flatMap(picture -> picture.lines().stream().map(line -> picture.name() + ": " + line.name()))
                        .toList());
    }

    private static double at(double x, List<Point> points, boolean steps) {
        for (int i = 0; i < points.size(); i++) {
            Point right = points.get(i);
            if (right.x() == x) {
                return right.y();
            }
            if (right.x() > x) {
                if (i == 0) {
                    return Double.NaN;
                }
                Point left = points.get(i - 1);
                return steps ? left.y() : left.y() + (right.y() - left.y()) * (x - left.x()) / (right.x() - left.x());
            }
        }
        return steps && !points.isEmpty() ? points.get(points.size() - 1).y() : Double.NaN;
    }
}
