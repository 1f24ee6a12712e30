package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.request.Operation;

/**
 * An approximation of the optimal policy for entries of different sizes, which is NP-hard to compute (Berger,
 * Beckmann and Harchol-Balter 2018): of a random sample of lines, evicts the one whose size times the time until its
 * next use is greatest.
 */
public final class ClairvoyantBySize implements ReplacementPolicy {

    @Doc("MIN for entries of different sizes, approximated: of a random sample of lines, evicts the one whose size"
            + " times the time until its next use is greatest. Only for caches that know future accesses: those of"
            + " 'spindle cache', and layers below the replay of a trace that has them.")
    public record Config(
            @Doc("Number of lines in the sample.") @Default("128") @Range(min = "1")
            int sample) {}

    private static final int FIRST_SIZE = 64;

    private final SampledChoice lines;

    private long[] bytesOf = new long[FIRST_SIZE];
    private long[] nextUses = new long[FIRST_SIZE];

    /** Entries of one size are in the order of their next uses at any time, whatever the unit of time is. */
    private final boolean countsAccesses;

    private long now;

    ClairvoyantBySize(Config config, ReplacementContext context) {
        if (!context.knowsNextAccesses()) {
            throw new IllegalArgumentException(
                    "this cache does not know the next uses of its lines; use this policy in 'spindle cache' or in a"
                            + " layer 'cache' below a replay, and another one here");
        }
        countsAccesses = !context.hasEqualEntries();
        lines = new SampledChoice(config.sample(), context.random(), this::priority);
    }

    private double priority(int line) {
        return -(double) bytesOf[line] * ((double) nextUses[line] - now);
    }

    /** A line of which no use is known, such as a prefetched one, counts as one that is never used again. */
    private static long known(long nextAccess) {
        return nextAccess == UNKNOWN ? NEVER : nextAccess;
    }

    private void countAccess() {
        now += countsAccesses ? 1 : 0;
    }

    /** Counts the access: time is measured in accesses. */
    @Override
    public void missed(long key, long bytes, Operation operation, long nextAccess) {
        countAccess();
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= bytesOf.length) {
            int length = Math.max(line + 1, 2 * bytesOf.length);
            bytesOf = Arrays.copyOf(bytesOf, length);
            nextUses = Arrays.copyOf(nextUses, length);
        }
        bytesOf[line] = bytes;
        nextUses[line] = known(nextAccess);
        lines.add(line);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        countAccess();
        nextUses[line] = known(nextAccess);
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        lines.remove(line);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        return lines.victim(filter);
    }
}
