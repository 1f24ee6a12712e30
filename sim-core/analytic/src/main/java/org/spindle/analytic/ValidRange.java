package org.spindle.analytic;

/** Checks that quantities lie in the range in which a formula holds; NaN is outside every range. */
public final class ValidRange {

    private ValidRange() {}

    /**
     * Returns a value within its range.
     *
     * @throws OutOfRangeException unless finite and greater than 0
     */
    public static double positive(String quantity, double value) {
        return check(value > 0 && Double.isFinite(value), quantity, value, "greater than 0");
    }

    /**
     * Returns a value within its range.
     *
     * @throws OutOfRangeException unless finite and 0 or more
     */
    public static double notNegative(String quantity, double value) {
        return check(value >= 0 && Double.isFinite(value), quantity, value, "0 or more");
    }

    /**
     * Returns a value within its range.
     *
     * @throws OutOfRangeException unless between 0 and 1, both included
     */
    public static double fraction(String quantity, double value) {
        return check(value >= 0 && value <= 1, quantity, value, "between 0 and 1");
    }

    /**
     * Returns a value within its range.
     *
     * @throws OutOfRangeException unless 0 or more and less than 1: at 1 a queue has no steady state
     */
    public static double utilisation(String quantity, double value) {
        return check(value >= 0 && value < 1, quantity, value, "at least 0 and less than 1");
    }

    /**
     * Returns a value within its range.
     *
     * @throws OutOfRangeException unless greater than 0 and less than 1
     */
    public static double probabilityInside(String quantity, double value) {
        return check(value > 0 && value < 1, quantity, value, "greater than 0 and less than 1");
    }

    /**
     * Returns a value within its range.
     *
     * @throws OutOfRangeException unless {@code least} or more
     */
    public static int atLeast(int least, String quantity, int value) {
        if (value < least) {
            throw new OutOfRangeException(quantity, value, least + " or more");
        }
        return value;
    }

    /**
     * Returns a value within its range.
     *
     * @throws OutOfRangeException unless {@code least} or more
     */
    public static long atLeast(long least, String quantity, long value) {
        if (value < least) {
            throw new OutOfRangeException(quantity, value, least + " or more");
        }
        return value;
    }

    /**
     * Returns a value within its range.
     *
     * @throws OutOfRangeException unless between {@code min} and {@code max}, both included
     */
    public static double between(double min, double max, String quantity, double value) {
        return check(value >= min && value <= max, quantity, value, "between " + min + " and " + max);
    }

    /** Returns the exception for a range that only the caller can describe. */
    public static OutOfRangeException outside(String quantity, Object value, String range) {
        return new OutOfRangeException(quantity, value, range);
    }

    private static double check(boolean holds, String quantity, double value, String range) {
        if (!holds) {
            throw new OutOfRangeException(quantity, value, range);
        }
        return value;
    }
}
