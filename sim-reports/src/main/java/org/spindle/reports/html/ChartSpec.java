package org.spindle.reports.html;

import java.util.List;

/** What a chart shows, without a word on how it is drawn. */
sealed interface ChartSpec {

    /** What the chart shows, in a sentence, for those who cannot see it and those who want to know. */
    String description();

    enum Scale {
        LINEAR,
        /** Logarithmic; only values above zero have a place on it. */
        LOG
    }

    /** An axis of numbers. */
    record Axis(String name, String unit, Scale scale) {
        static Axis linear(String name, String unit) {
            return new Axis(name, unit, Scale.LINEAR);
        }

        static Axis log(String name, String unit) {
            return new Axis(name, unit, Scale.LOG);
        }
    }

    /** A point; a {@code y} that is not a number is a gap in the line. */
    record Point(double x, double y) {}

    /**
     * A line through points of ascending {@code x}.
     *
     * @param before in a chart of steps, the value to the left of the first point; not a number if there is none
     * @param until in a chart of steps, the {@code x} to which the last value holds; not a number if it just ends
     */
    record Line(String name, List<Point> points, double before, double until) {
        static Line of(String name, List<Point> points) {
            return new Line(name, points, Double.NaN, Double.NaN);
        }
    }

    /** A point of the first line worth a label. */
    record Mark(String label, double x, double y) {}

    /** Lines over a common axis. {@code steps}: each value holds until the next. */
    record LineChart(String description, Axis x, Axis y, boolean steps, List<Line> lines, List<Mark> marks)
            implements ChartSpec {}

    /** One bar for each category. A bar begins at zero, so the axis is linear. */
    record BarChart(String description, String category, Axis y, List<String> categories, List<Double> values)
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

    /** One lying bar for each category, made of parts that add up. A bar begins at zero, so the axis is linear. */
    record StackedBarChart(String description, String category, Axis x, List<String> categories, List<Part> parts)
            implements ChartSpec {
        public StackedBarChart {
            requireLinear(x);
        }
    }

    private static void requireLinear(Axis axis) {
        if (axis.scale() != Scale.LINEAR) {
            throw new IllegalArgumentException(
                    "The bars of " + axis.name() + " need a linear axis: they begin at zero.");
        }
    }
}
