package org.spindle.host.volume;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc(
        "A volume that keeps no data in their place: each request goes as a whole to one member, so that the load is spread as"
                + " evenly as can be. For comparison with volumes that could exist.")
public record ScatterConfig(
        @Doc("How the member is chosen: random, round-robin.") @Default("random")
        Choice choice,

        @Inline Capacity capacity) {

    /** Ways to choose a member. */
    public enum Choice {
        RANDOM,
        ROUND_ROBIN
    }
}
