package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * A user's transaction in seconds: entry, the system's response, and thinking about it (Hennessy and Patterson 1996, section
 * 6.4).
 *
 * @param entry 0 or more; 4 s at a keyboard, 0.25 s with graphics
 * @param response 0 or more
 * @param think 0 or more
 */
public record InteractiveTransaction(double entry, double response, double think) {

    /** Entry by keyboard. */
    public static final double CONVENTIONAL_ENTRY = 4.0;

    /** Entry by pointing. */
    public static final double GRAPHICS_ENTRY = 0.25;

    public InteractiveTransaction {
        ValidRange.notNegative("entry time", entry);
        ValidRange.notNegative("response time", response);
        ValidRange.notNegative("think time", think);
    }

    public double time() {
        return entry + response + think;
    }

    /** Transactions per hour of one user. */
    public double productivity() {
        return 3600 / ValidRange.positive("transaction time", time());
    }

    /** Transactions per second of {@code users}: N / (entry + R + think), by Little's law. */
    public double throughput(int users) {
        return ValidRange.atLeast(1, "number of users", users) / ValidRange.positive("transaction time", time());
    }

    /**
     * The same user at another response time. Thinking changes with the response, second for second (Doherty and Kelisky
     * 1979), down to nothing.
     */
    public InteractiveTransaction withResponse(double seconds) {
        return new InteractiveTransaction(entry, seconds, Math.max(0, think + seconds - response));
    }

    /** The transaction time of which a known saving is a known fraction: saving / fraction. */
    public static double timeFromSaving(double saving, double fraction) {
        ValidRange.positive("saving", saving);
        ValidRange.positive("fraction saved", ValidRange.fraction("fraction saved", fraction));
        return saving / fraction;
    }
}
