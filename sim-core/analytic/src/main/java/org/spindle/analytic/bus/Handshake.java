package org.spindle.analytic.bus;

import org.spindle.analytic.ValidRange;

/**
 * An asynchronous transfer: request, acknowledge and the release of both each cross the bus once (Hennessy and Patterson
 * 1996, figure 6.11).
 *
 * @param propagation of a signal from end to end
 * @param decode time that the master grants the slave to decode the address
 * @param slave time until it has accepted or driven the data
 */
public record Handshake(double propagation, double decode, double slave) {

    public Handshake {
        ValidRange.positive("propagation time", propagation);
        ValidRange.notNegative("decode time", decode);
        ValidRange.notNegative("time of the slave", slave);
    }

    /** Returns the time of one word. */
    public double word() {
        return decode + slave + 4 * propagation;
    }

    /** Returns the bytes per unit of time. */
    public double bandwidth(int widthBits) {
        return ValidRange.atLeast(1, "bus width in bits", widthBits) / 8.0 / word();
    }
}
