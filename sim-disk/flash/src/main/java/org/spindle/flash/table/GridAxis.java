package org.spindle.flash.table;

import java.util.Arrays;

/** One axis of a table: rising values, and interpolation between them. */
final class GridAxis {

    private final double[] values;
    private final boolean goesOn;

    /**
     * @param values in any order
     * @param goesOn whether values beyond the last one are extrapolated
     */
    GridAxis(double[] values, boolean goesOn) {
        this.values = Arrays.stream(values).distinct().sorted().toArray();
        this.goesOn = goesOn;
    }

    int size() {
        return values.length;
    }

    double first() {
        return values[0];
    }

    int indexOf(double value) {
        return Arrays.binarySearch(values, value);
    }

    /** Index of the lower neighbour of a value; never the last if there are two. */
    int below(double value) {
        int index = 0;
        while (index < values.length - 2 && values[index + 1] <= value) {
            index++;
        }
        return index;
    }

    /**
     * Returns the fraction of the interval from a neighbour to the next at a value: 0 to 1, and beyond 1 if the axis is
     * extrapolated.
     */
    double part(int below, double value) {
        if (values.length == 1) {
            return 0;
        }
        double part = (value - values[below]) / (values[below + 1] - values[below]);
        return Math.max(0, goesOn ? part : Math.min(1, part));
    }
}
