package org.spindle.flash.store;

import org.spindle.spi.config.Doc;
import org.spindle.spi.sim.RandomStream;

/** The policies of garbage collection. */
public enum VictimChoice {
    @Doc("The block with the fewest valid pages.")
    GREEDY,
    @Doc("The block with the fewest valid pages of several drawn at random.")
    D_CHOICES,
    @Doc("Any full block.")
    RANDOM,
    @Doc("The block that was opened first.")
    FIFO,
    @Doc(
            "The block with the best ratio of benefit to cost: the share of invalid pages, weighted by the age of the block.")
    COST_BENEFIT;

    /**
     * Makes the policy.
     *
     * @param choices blocks drawn, for {@link #D_CHOICES}
     */
    public VictimPolicy policy(int choices, RandomStream random) {
        return switch (this) {
            case GREEDY -> new GreedyVictims();
            case D_CHOICES -> new SampledVictims(random, choices);
            case RANDOM -> new SampledVictims(random, 1);
            case FIFO -> new OldestVictims();
            case COST_BENEFIT -> new CostBenefitVictims();
        };
    }
}
