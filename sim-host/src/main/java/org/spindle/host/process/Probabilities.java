package org.spindle.host.process;

import org.spindle.spi.config.Problems;

/** Checks probabilities of events that exclude each other. */
final class Probabilities {

    private Probabilities() {}

    /** Reports the second of two keys if their probabilities add up to more than 1. */
    static void checkSum(Problems problems, String first, double one, String second, double other) {
        if (one + other > 1) {
            problems.report(
                    second,
                    first + " " + one + " and " + second + " " + other + " are more than 1 together",
                    "at most " + (1 - one));
        }
    }
}
