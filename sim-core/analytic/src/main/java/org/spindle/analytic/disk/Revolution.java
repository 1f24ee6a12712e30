package org.spindle.analytic.disk;

import org.spindle.analytic.ValidRange;

/**
 * A rotating medium.
 *
 * @param perMinute revolutions per minute, greater than 0
 */
public record Revolution(double perMinute) {

    public Revolution {
        ValidRange.positive("revolutions per minute", perMinute);
    }

    /** Returns the time of one revolution, in milliseconds. */
    public double millis() {
        return 60_000 / perMinute;
    }

    /** Returns the mean wait for a place at a random angle: half a revolution, in milliseconds. */
    public double meanLatency() {
        return millis() / 2;
    }

    public double perSecond() {
        return perMinute / 60;
    }
}
