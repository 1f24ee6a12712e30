package org.spindle.host.volume;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("A volume without placement of data: each request is sent as a whole to any one member, which balances the"
        + " load as evenly as possible. For comparison with realistic volumes.")
public record ScatterConfig(
        @Doc("How the member is chosen: random, round-robin.") @Default("random")
        MemberChoice choice,

        @Inline Capacity capacity) {

    /** Ways to choose a member. */
    public enum MemberChoice {
        RANDOM,
        ROUND_ROBIN
    }
}
