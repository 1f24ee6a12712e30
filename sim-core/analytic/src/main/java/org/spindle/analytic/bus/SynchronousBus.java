package org.spindle.analytic.bus;

import org.spindle.analytic.ValidRange;

/**
 * A clocked bus that moves one word per clock.
 *
 * @param widthBits of the data path, 1 or more
 * @param clock ticks per second, greater than 0
 */
public record SynchronousBus(int widthBits, double clock) {

    public SynchronousBus {
        ValidRange.atLeast(1, "bus width in bits", widthBits);
        ValidRange.positive("bus clock", clock);
    }

    /** Returns the bytes per second without any overhead; published peaks are lower if some bits carry no data. */
    public double peakBandwidth() {
        return widthBits / 8.0 * clock;
    }
}
