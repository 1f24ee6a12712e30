package org.spindle.spi.analysis;

/**
 * An axis of a chart.
 *
 * @param unit empty for a plain number
 * @param logarithmic whether the axis is logarithmic and shows only values above zero
 */
public record Axis(String name, String unit, boolean logarithmic) {

    public static Axis linear(String name, String unit) {
        return new Axis(name, unit, false);
    }

    public static Axis log(String name, String unit) {
        return new Axis(name, unit, true);
    }
}
