package org.spindle.disk.mechanics;

import java.util.Set;

/** Conversion of specified times to picoseconds. */
final class Picos {

    private static final double PER_MILLISECOND = 1e9;

    private Picos() {}

    /** Returns a time in picoseconds, rounded towards zero, as DiskSim does. */
    static long ofMillis(double millis, String name) {
        return ofMillis(millis, name, Set.of());
    }

    /** @throws IllegalArgumentException if {@code millis} is negative, not a number, or above a day */
    static long ofMillis(double millis, String name, Set<SeekCompat> compat) {
        if (!(millis >= 0 && millis <= 86_400_000)) {
            throw new IllegalArgumentException(name + " of " + millis + " ms is not a time of 0 or more");
        }
        boolean unscaled = compat.contains(SeekCompat.MILLISECONDS_TAKEN_AS_PICOSECONDS);
        return (long) (unscaled ? millis : millis * PER_MILLISECOND);
    }
}
