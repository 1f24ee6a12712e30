package org.spindle.flash.store;

import org.spindle.spi.sim.RandomStream;

/**
 * The full block with the fewest valid pages of several drawn at random with replacement (d-choices: Van Houdt, SIGMETRICS 2013; the
 * random greedy algorithm of MQSim). One draw is the policy {@code random}. As there, a block without an invalid page may be drawn, as
 * long as the plane has another.
 */
final class SampledVictims implements VictimPolicy {

    private static final int ATTEMPTS_PER_DRAW = 64;

    private final RandomStream random;
    private final int draws;
    private final VictimPolicy otherwise = new GreedyVictims();

    SampledVictims(RandomStream random, int draws) {
        this.random = random;
        this.draws = draws;
    }

    @Override
    public int choose(BlockStore store, int plane) {
        int blocks = store.geometry().blocks();
        int best = BlockStore.NONE;
        int drawn = 0;
        for (int attempt = 0; drawn < draws && attempt < draws * ATTEMPTS_PER_DRAW; attempt++) {
            int block = plane * blocks + (int) random.nextLong(blocks);
            if (store.isCollectable(block)) {
                drawn++;
                if (best == BlockStore.NONE || store.valid(block) < store.valid(best)) {
                    best = block;
                }
            }
        }
        if (best != BlockStore.NONE && store.valid(best) < store.geometry().pages()) {
            return best;
        }
        int emptiest = otherwise.choose(store, plane);
        return best == BlockStore.NONE || emptiest == BlockStore.NONE ? emptiest : best;
    }
}
