package org.spindle.flash.ssd;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

/** The state in which the drive begins. */
@Doc("What was written to the drive before the run.")
public record PreconditionConfig(
        @Doc(
                "empty: nothing, so that reads find no data and take no time of the flash; sequential: the filled part, once, in order; steady: the steady state after random overwrites of the filled part, by formula;"
                        + " written: the same by simulated random writes.")
        @Default("empty")
        State state,

        @Doc("Share of the capacity, from its beginning, that was written.") @Default("1") @Range(min = "0", max = "1")
        double fill,

        @Doc("For written: number of times that the filled part is overwritten at random.")
        @Default("3")
        @Range(min = "0", max = "1000")
        double overwrites)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (state == State.EMPTY && fill < 1) {
            problems.report(
                    "fill",
                    "a share of " + fill + " that was written contradicts state empty",
                    "precondition.state sequential, steady or written, or no fill");
        }
    }

    /** States of a drive. */
    public enum State {
        @Doc("Nothing was written; reads of pages that the run has not written take no time of the flash.")
        EMPTY,
        @Doc("Written once, in order.")
        SEQUENTIAL,
        @Doc("Steady state after random overwrites, by the mean field of garbage collection.")
        STEADY,
        @Doc("Overwritten at random, by writing.")
        WRITTEN
    }
}
