package org.spindle.analytic.bus;

import org.spindle.analytic.ValidRange;

/**
 * An asynchronous transfer: request, acknowledge and the release of both each cross the bus once (Hennessy and Patterson
 * 1996, figure 6.11).
 *
 * @param propagation of a signal from end to end
 * @param decode that the master leaves the slave for the address
 * @param slave until it has taken or driven the data
 */
public record Handshake(double propagation, double decode, double slave) {

    public Handshake {
        ValidRange.positive("propagation time", propagation);
        ValidRange.notNegative("decode time", decode);
        ValidRange.notNegative("time of the slave", slave);
    }

    /** Time of one word. */
    public double word() {
        return decode + slave + 4 * propagation;
    }

    /** Bytes per unit of time. */
    public double bandwidth(int widthBits) {
        return ValidRange.atLeast(1, "bus width in bits", widthBits) / 8.0 / word();
    }
}
