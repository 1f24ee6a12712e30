package org.spindle.analytic.bus;

import org.spindle.analytic.ValidRange;

/**
 * A read over a bus, in one unit of time.
 *
 * @param arbitration time to become master
 * @param address time to send address and command
 * @param memory time until the slave has the first word
 * @param word time per word
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

    /** Returns the time from the bus request to the last word, with the bus held throughout. */
    public double held() {
        return arbitration + address + memory + words * word;
    }

    /** Returns the bus time of a split transaction: request and reply each arbitrate, the memory access occupies no bus time. */
    public double split() {
        return 2 * arbitration + address + words * word;
    }

    /** Returns the time from the bus request to the last word of a split transaction on an idle bus. */
    public double splitLatency() {
        return held() + arbitration;
    }

    /** Returns the reads per unit of time of a saturated bus that is held during the memory access. */
    public double heldThroughput() {
        return 1 / held();
    }

    /** Returns the reads per unit of time of a saturated bus with split transactions, if the memory keeps up. */
    public double splitThroughput() {
        return 1 / split();
    }
}
