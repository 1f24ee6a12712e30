package org.spindle.analytic.bus;

import org.spindle.analytic.ValidRange;

/**
 * A read over a bus, in one unit of time.
 *
 * @param arbitration to become master
 * @param address to send address and command
 * @param memory until the slave has the first word
 * @param word per word
 * @param words 1 or more
 */
public record ReadTransaction(double arbitration, double address, double memory, double word, int words) {

    public ReadTransaction {
        ValidRange.notNegative("arbitration time", arbitration);
        ValidRange.notNegative("address time", address);
        ValidRange.notNegative("memory time", memory);
        ValidRange.positive("time per word", word);
        ValidRange.atLeast(1, "number of words", words);
    }

    /** From asking for the bus to the last word, with the bus held throughout. */
    public double held() {
        return arbitration + address + memory + words * word;
    }

    /** Time of the bus that a split transaction takes: request and reply each arbitrate, the memory works off the bus. */
    public double split() {
        return 2 * arbitration + address + words * word;
    }

    /** From asking for the bus to the last word of a split transaction on an idle bus. */
    public double splitLatency() {
        return held() + arbitration;
    }

    /** Reads per unit of time that a saturated bus makes if it is held. */
    public double heldThroughput() {
        return 1 / held();
    }

    /** Reads per unit of time that a saturated bus makes if transactions are split and the memory keeps up. */
    public double splitThroughput() {
        return 1 / split();
    }
}
