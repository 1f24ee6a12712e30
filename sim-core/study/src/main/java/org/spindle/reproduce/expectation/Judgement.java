package org.spindle.reproduce.expectation;

/**
 * Whether an expectation holds.
 *
 * @param expected what must come out, with units
 * @param got what came out, with units
 * @param reason why it does not hold; empty if it does
 */
public record Judgement(boolean holds, String expected, String got, String reason) {

    static Judgement of(boolean holds, String expected, String got, String reason) {
        return new Judgement(holds, expected, got, holds ? "" : reason);
    }
}
