package org.spindle.reports.html;

import java.util.List;

/** What a chart shows, without a word of the library that draws it. */
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

    record Line(String name, List<Point> points) {}

    /** A point of a line worth a label. */
    record Mark(String label, double x, double y) {}

    /** Lines over a common axis. {@code steps}: each value holds until the next. */
    record LineChart(String description, Axis x, Axis y, boolean steps, List<Line> lines, List<Mark> marks)
            implements ChartSpec {}

    /** One bar for each category. */
    record BarChart(String description, String category, Axis y, List<String> categories, List<Double> values)
            implements ChartSpec {}

    /** One part of every bar; one value for each category. */
    record Part(String name, List<Double> values) {}

    /** One lying bar for each category, made of parts that add up. */
    record StackedBarChart(String description, String category, Axis x, List<String> categories, List<Part> parts)
            implements ChartSpec {}
}
