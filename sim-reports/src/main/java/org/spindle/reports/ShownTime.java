package org.spindle.reports;

/**
 * A time with a unit in which it is easy to read: seconds from one second on, otherwise milliseconds.
 *
 * @param value in that unit
 */
public record ShownTime(double value, String unit) {

    public static ShownTime ofMillis(double millis) {
        return millis >= 1000 ? new ShownTime(millis / 1000, "s") : new ShownTime(millis, "ms");
    }

    /** Returns the value to three significant digits, without the unit. */
    public String shown() {
        return Decimals.alone(value);
    }

    /** Returns value and unit. */
    @Override
    public String toString() {
        return shown() + " " + unit;
    }
}
