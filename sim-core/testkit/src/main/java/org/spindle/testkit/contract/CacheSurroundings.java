package org.spindle.testkit.contract;

import org.spindle.spi.Parts;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/** The environment of the policies of a cache under test. */
record CacheSurroundings(int lines, long bytes, int ghostLimit, RandomStream random, Metrics metrics, Parts parts)
        implements ReplacementContext {

    CacheSurroundings(int lines, long bytes, int ghostLimit, long seed, Parts parts) {
        this(lines, bytes, ghostLimit, new TestRandom(seed), new TestMetrics(), parts);
    }

    @Override
    public boolean knowsNextAccesses() {
        return true;
    }
}
