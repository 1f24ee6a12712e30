package org.spindle.reproduce.expectation;

/**
 * The judgement whether an expectation holds.
 *
 * @param expected the expected result, with units
 * @param got the observed result, with units
 * @param reason why it does not hold; empty if it does
 */
public record Judgement(boolean holds, String expected, String got, String reason) {

    static Judgement of(boolean holds, String expected, String got, String reason) {
        return new Judgement(holds, expected, got, holds ? "" : reason);
    }
}
