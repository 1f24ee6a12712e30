package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * A user's transaction in seconds: entry, the system's response, and think time (Hennessy and Patterson 1996, section 6.4).
 *
 * @param entry 0 or more; 4 s at a keyboard, 0.25 s with graphics
 * @param response 0 or more
 * @param think 0 or more
 */
public record InteractiveTransaction(double entry, double response, double think) {

    /** Entry time with a keyboard. */
    public static final double CONVENTIONAL_ENTRY = 4.0;

    /** Entry time with a pointing device. */
    public static final double GRAPHICS_ENTRY = 0.25;

    public InteractiveTransaction {
        ValidRange.notNegative("entry time", entry);
        ValidRange.notNegative("response time", response);
        ValidRange.notNegative("think time", think);
    }

    public double time() {
        return entry + response + think;
    }

    /** Returns the transactions per hour of one user. */
    public double productivity() {
        return 3600 / ValidRange.positive("transaction time", time());
    }

    /** Returns the transactions per second of {@code users}: N / (entry + R + think), by Little's law. */
    public double throughput(int users) {
        return ValidRange.atLeast(1, "number of users", users) / ValidRange.positive("transaction time", time());
    }

    /**
     * Returns the transaction of the same user at another response time. The think time changes by the same amount as the response time
     * (Doherty and Kelisky 1979), down to 0.
     */
    public InteractiveTransaction withResponse(double seconds) {
        return new InteractiveTransaction(entry, seconds, Math.max(0, think + seconds - response));
    }

    /** Returns the transaction time from a saving and its fraction of that time: saving / fraction. */
    public static double timeFromSaving(double saving, double fraction) {
        ValidRange.positive("saving", saving);
        ValidRange.positive("fraction saved", ValidRange.fraction("fraction saved", fraction));
        return saving / fraction;
    }
}
