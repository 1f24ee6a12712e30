package org.spindle.flash.ssd;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** The state in which the drive begins. */
@Doc("What was written to the drive before the run.")
public record PreconditionConfig(
        @Doc(
                "empty: nothing; sequential: the filled part, once, in order; steady: the filled part at random for ever, by formula;"
                        + " written: the same by writes at random.")
        @Default("empty")
        State state,

        @Doc("Share of the capacity, from its beginning, that was written.") @Default("1") @Range(min = "0", max = "1")
        double fill,

        @Doc("For written: how many times the filled part is written over at random.")
        @Default("3")
        @Range(min = "0", max = "1000")
        double overwrites) {

    /** States of a drive. */
    public enum State {
        @Doc("Nothing was written.")
        EMPTY,
        @Doc("Written once, in order.")
        SEQUENTIAL,
        @Doc("Overwritten at random for ever, by the mean field of garbage collection.")
        STEADY,
        @Doc("Overwritten at random, by writing.")
        WRITTEN
    }
}
