package org.spindle.reports.html;

import java.util.List;

/** The content of a chart, independent of how it is drawn. */
sealed interface ChartSpec {

    /** Returns one sentence on the content of the chart, which is also its accessible description. */
    String description();

    enum Scale {
        LINEAR,
        /** Logarithmic; only values above zero can be shown. */
        LOG
    }

    /** An axis of numbers. */
    record ChartAxis(String name, String unit, Scale scale) {
        static ChartAxis linear(String name, String unit) {
            return new ChartAxis(name, unit, Scale.LINEAR);
        }

        static ChartAxis log(String name, String unit) {
            return new ChartAxis(name, unit, Scale.LOG);
        }
    }

    /** A point; a {@code y} that is not a number is a gap in the line. */
    record Point(double x, double y) {}

    /** An interval of credible values, from the least to the greatest; NaN if unknown. */
    record Interval(double low, double high) {
        static final Interval UNKNOWN = new Interval(Double.NaN, Double.NaN);
    }

    /**
     * A line through points of ascending {@code x}.
     *
     * @param band an interval of {@code y} for each point; empty if there are none
     * @param before in a chart of steps, the value to the left of the first point; NaN if there is none
     * @param until in a chart of steps, the {@code x} to which the last value holds; NaN if the line ends at its last point
     */
    record DrawnLine(String name, List<Point> points, List<Interval> band, double before, double until) {
        public DrawnLine {
            if (!band.isEmpty() && band.size() != points.size()) {
                throw new IllegalArgumentException(
                        "Line %s has %d points and %d intervals.".formatted(name, points.size(), band.size()));
            }
        }

        static DrawnLine of(String name, List<Point> points) {
            return new DrawnLine(name, points, List.of(), Double.NaN, Double.NaN);
        }
    }

    /** A point of the first line that is labelled. */
    record Mark(String label, double x, double y) {}

    /** Lines over a common axis. {@code steps}: each value holds until the next. */
    record LineChart(
            String description, ChartAxis x, ChartAxis y, boolean steps, List<DrawnLine> lines, List<Mark> marks)
            implements ChartSpec {}

    /** One bar for each category. A bar begins at zero, so the axis is linear. */
    record BarChart(String description, String category, ChartAxis y, List<String> categories, List<Double> values)
            implements ChartSpec {
        public BarChart {
            requireLinear(y);
        }
    }

    /** One part of every bar; one value, not below zero, for each category. */
    record Part(String name, List<Double> values) {
        public Part {
            if (values.stream().anyMatch(value -> value < 0)) {
                throw new IllegalArgumentException("Part " + name + " is below zero and cannot be stacked.");
            }
        }
    }

    /** One horizontal bar for each category, made of parts that add up. A bar begins at zero, so the axis is linear. */
    record StackedBarChart(String description, String category, ChartAxis x, List<String> categories, List<Part> parts)
            implements ChartSpec {
        public StackedBarChart {
            requireLinear(x);
        }
    }

    /**
     * A value with its interval.
     *
     * @param firm whether it is significant; others are drawn hollow
     */
    record ChartEstimate(double value, Interval interval, boolean firm) {
        /** An unknown value. */
        static final ChartEstimate NONE = new ChartEstimate(Double.NaN, Interval.UNKNOWN, false);
    }

    /** One estimate for each category. */
    record Estimates(String name, List<ChartEstimate> values) {}

    /** A horizontal row for each category with a dot and its interval for each series. */
    record IntervalChart(
            String description, String category, ChartAxis x, List<String> categories, List<Estimates> series)
            implements ChartSpec {}

    /**
     * Numbers of things in the cells of a grid.
     *
     * @param x from the left edge of the first column to the right edge of the last
     * @param columnWidth of every column; the first begins at 0
     * @param things what is counted, in the plural
     * @param cells those with a count above 0, column by column
     */
    record HeatMap(String description, ChartAxis x, ChartAxis y, double columnWidth, String things, List<Cell> cells)
            implements ChartSpec {}

    /** The number of things between two values of {@code y} in a column; columns are counted from 0. */
    record Cell(int column, double low, double high, long count) {}

    private static void requireLinear(ChartAxis axis) {
        if (axis.scale() != Scale.LINEAR) {
            throw new IllegalArgumentException(
                    "The bars of " + axis.name() + " need a linear axis: they begin at zero.");
        }
    }
}
