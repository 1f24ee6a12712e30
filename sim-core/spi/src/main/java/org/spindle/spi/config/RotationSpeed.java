package org.spindle.spi.config;

/**
 * A rotation speed, written {@code 7200 rpm}.
 *
 * @param rpm whole revolutions per minute, at least 1
 */
public record RotationSpeed(int rpm) implements Comparable<RotationSpeed> {

    private static final Units UNITS = Units.of("a rotation speed", "7200 rpm").unit("rpm", 1);

    public RotationSpeed {
        if (rpm < 1) {
            throw new IllegalArgumentException("a rotation speed must be at least 1 rpm, not " + rpm);
        }
    }

    /**
     * Reads a whole number of revolutions per minute.
     *
     * @throws IllegalArgumentException if the text is anything else; the message says what would be right
     */
    public static RotationSpeed parse(String text) {
        double rpm = UNITS.parse(text);
        if (rpm != Math.rint(rpm) || rpm < 1 || rpm > 1e6) {
            throw new IllegalArgumentException("'" + text + "' is not a whole number of rpm between 1 and 1000000");
        }
        return new RotationSpeed((int) rpm);
    }

    /** Explicit, because the first use of a generated one costs each start some milliseconds. */
    @Override
    public int hashCode() {
        return rpm;
    }

    @Override
    public int compareTo(RotationSpeed other) {
        return Integer.compare(rpm, other.rpm);
    }

    @Override
    public String toString() {
        return rpm + " rpm";
    }
}
