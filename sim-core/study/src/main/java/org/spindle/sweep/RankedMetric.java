package org.spindle.sweep;

import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.spi.host.TaskMetrics;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;

/** A metric by which the points of a sweep can be ranked. */
public enum RankedMetric {

    /** How long tasks take. */
    ELAPSED_TIME(TaskMetrics.COMPONENT, TaskMetrics.ELAPSED, "elapsed time of tasks"),

    /** How long requests take. */
    RESPONSE_TIME(Metric.SYSTEM, "response-time", "response time");

    private static final String ALL = "all";

    private final String component;
    private final String metric;
    private final String words;

    RankedMetric(String component, String metric, String words) {
        this.component = component;
        this.metric = metric;
        this.words = words;
    }

    /** Returns what it is, for headings: {@code response time}. */
    public String words() {
        return words;
    }

    /** Returns whether a figure is one of this metric, over all requests or tasks. */
    public boolean is(String ofComponent, String requestClass, String name) {
        return component.equals(ofComponent) && ALL.equals(requestClass) && metric.equals(name);
    }

    /** Returns the figure of a point; null if no run of it has one. */
    public @Nullable PointMetric at(Point point, Stat stat) {
        for (PointMetric figure : point.metrics()) {
            if (figure.stat() == stat && is(figure.component(), figure.requestClass(), figure.name())) {
                return figure;
            }
        }
        return null;
    }
}
