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
 * LRU-K (O'Neil, O'Neil and Weikum, SIGMOD 1993, "The LRU-K Page Replacement Algorithm for Database Disk Buffering")
 * with a correlated reference period of 0: evicts the line whose K-th last use is longest ago. Lines with fewer than
 * K uses are evicted first, the least recently used first.
 */
public final class LruK implements ReplacementPolicy {

    @Doc("LRU-K (O'Neil, O'Neil and Weikum 1993): evicts the line whose K-th last use is longest ago; lines with"
            + " fewer than K uses are evicted first. The last uses of evicted lines are remembered. Every access"
            + " counts as a use.")
    public record Config(
            @Doc("K, the number of last uses that are remembered.") @Default("2") @Range(min = "1", max = "16")
            int k,

            @Doc("Keys of evicted lines to remember, as a part of the cache.")
            @Default("1")
            @Range(min = "0", max = "2")
            double retained) {}

    private static final int FIRST_SIZE = 64;

    /** Offset of the priorities of lines with fewer than K uses, which puts them below all others. */
    private static final double NEVER_USED = -0x1p52;

    private final int k;
    private final Weights weights;
    private final long retainedWeight;
    private final int ghostLimit;
    private final Ghosts ghosts;
    private final LineHeap lines = new LineHeap();

    private long[] keys = new long[FIRST_SIZE];
    private long[] bytesOf = new long[FIRST_SIZE];

    /** Times of the last k uses of each line, latest first, 0 for none; in {@code ghostUses} the same for ghosts. */
    private long[] uses;

    private long[] ghostUses;
    private long now;

    LruK(Config config, ReplacementContext context) {
        k = config.k();
        weights = new Weights(context);
        retainedWeight = (long) (config.retained() * weights.capacity());
        ghostLimit = context.ghostLimit();
        ghosts = new Ghosts(context, 1);
        uses = new long[k * FIRST_SIZE];
        ghostUses = new long[k * FIRST_SIZE];
    }

    @Override
    public void expected(long key) {
        ghosts.touch(key);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= keys.length) {
            int size = Math.max(line + 1, 2 * keys.length);
            keys = Arrays.copyOf(keys, size);
            bytesOf = Arrays.copyOf(bytesOf, size);
            uses = Arrays.copyOf(uses, size * k);
        }
        keys[line] = key;
        bytesOf[line] = bytes;
        int ghost = ghosts.find(key);
        if (ghost != NONE) {
            System.arraycopy(ghostUses, ghost * k, uses, line * k, k);
            ghosts.remove(ghost);
        } else {
            Arrays.fill(uses, line * k, line * k + k, 0);
        }
        lines.add(line, recordUse(line));
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        lines.change(line, recordUse(line));
    }

    /** Records a use at the current time and returns the new priority of the line. */
    private double recordUse(int line) {
        int first = line * k;
        System.arraycopy(uses, first, uses, first + 1, k - 1);
        uses[first] = ++now;
        long oldest = uses[first + k - 1];
        return oldest > 0 ? oldest : NEVER_USED + now;
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        lines.remove(line);
        long weight = weights.of(bytesOf[line]);
        if (reason != RemovalReason.EVICTED || weight > retainedWeight) {
            return;
        }
        while (ghosts.size() > 0 && (ghosts.weight(0) + weight > retainedWeight || ghosts.size() >= ghostLimit)) {
            ghosts.removeOldest(0);
        }
        ghosts.add(0, keys[line], weight, 0);
        int ghost = ghosts.find(keys[line]);
        if ((ghost + 1) * k > ghostUses.length) {
            ghostUses = Arrays.copyOf(ghostUses, Math.max((ghost + 1) * k, 2 * ghostUses.length));
        }
        System.arraycopy(uses, line * k, ghostUses, ghost * k, k);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        return lines.firstEvictable(filter);
    }

    @Override
    public int ghosts() {
        return ghosts.size();
    }
}
