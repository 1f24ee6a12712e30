package org.spindle.cachelab;

import org.spindle.random.RandomStreams;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.RandomStream;
import org.spindle.stats.DiscardedMetrics;

/** The context of the policy of a simulated cache. Keys are numbers from 0; metrics are discarded. */
final class LabReplacementContext implements ReplacementContext {

    private static final long SEED = 1;

    private final AccessTrace trace;
    private final long bytes;
    private final int lines;
    private final Parts parts;
    private final RandomStream random;
    private boolean needsNextAccesses;

    /** @param bytes size of the cache, at least that of one entry if all are equal */
    LabReplacementContext(AccessTrace trace, long bytes, Parts parts, String policy) {
        this.trace = trace;
        this.bytes = bytes;
        this.parts = parts;
        lines = (int) Math.max(1, Math.min(Integer.MAX_VALUE - 8, (long) (bytes / trace.entryBytes())));
        random = new RandomStreams(SEED, 0).stream("cache." + policy + "." + bytes);
    }

    @Override
    public int lines() {
        return lines;
    }

    @Override
    public long bytes() {
        return bytes;
    }

    @Override
    public int ghostLimit() {
        return Integer.MAX_VALUE;
    }

    @Override
    public RandomStream random() {
        return random;
    }

    @Override
    public Metrics metrics() {
        return DiscardedMetrics.METRICS;
    }

    @Override
    public boolean hasEqualEntries() {
        return trace.hasEqualEntries();
    }

    @Override
    public long keyLimit() {
        return trace.keys();
    }

    /** Returns true, and records that the policy needs the next accesses. */
    @Override
    public boolean knowsNextAccesses() {
        needsNextAccesses = true;
        return true;
    }

    /** Returns whether the policy has requested the next accesses. */
    boolean needsNextAccesses() {
        return needsNextAccesses;
    }

    @Override
    public Parts parts() {
        return parts;
    }
}
