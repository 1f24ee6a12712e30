package org.spindle.policies.replacement;

import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Operation;

/**
 * SIEVE (Zhang, Yang, Yue, Vigfusson and Rashmi 2024, "SIEVE is Simpler than LRU", algorithm 1): one queue in which
 * lines never move, and a hand that moves from the oldest line towards the newest.
 */
public final class Sieve implements ReplacementPolicy {

    @Doc("SIEVE (Zhang et al. 2024): a hand moves from the oldest line to the newest and evicts the first that was"
            + " not used since the hand last passed; the next search continues from there. Lines keep their places.")
    public record Config() {}

    private final LineList lines = new LineList(new LineLinks());
    private final UseBits bits = new UseBits();

    /** The line that is examined next; {@link ReplacementPolicy#NONE} for the oldest. */
    private int hand = NONE;

    Sieve(Config config, ReplacementContext context) {}

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        bits.clear(line);
        lines.append(line);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        bits.set(line);
    }

    @Override
    public boolean renamed(int line, long key) {
        return true;
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        if (line == hand) {
            hand = lines.next(line);
        }
        lines.remove(line);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        if (lines.size() == 0) {
            return NONE;
        }
        int line = hand == NONE ? lines.oldest() : hand;
        while (bits.isSet(line)) {
            bits.clear(line);
            line = lines.nextRound(line);
        }
        hand = line;
        return filter.mayEvict(line) ? line : lines.firstFromOldest(filter, line);
    }
}
