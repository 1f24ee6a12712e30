package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Operation;

/**
 * Belady's MIN (Belady 1966, "A study of replacement algorithms for a virtual-storage computer"; Mattson et al. 1970,
 * OPT): evicts the line whose next use is farthest in the future. If all entries are of one size, no policy that
 * caches every entry has fewer misses.
 */
public final class Clairvoyant implements ReplacementPolicy {

    @Doc("MIN (Belady 1966): evicts the line whose next use is farthest in the future. No policy has fewer misses if"
            + " all entries are of one size. Only for caches that know future accesses: those of 'spindle cache', and"
            + " layers below the replay of a trace that has them.")
    public record Config(
            @Doc("Whether to leave an entry uncached if its next use is later than those of all lines; false means"
                    + " that every entry is cached.")
            @Default("false")
            boolean bypass) {}

    private static final int FIRST_SIZE = 64;

    private final boolean mayBypass;
    private final long capacity;
    private final LineHeap lines = new LineHeap();
    private long[] bytesOf = new long[FIRST_SIZE];
    private long occupied;

    Clairvoyant(Config config, ReplacementContext context) {
        if (!context.knowsNextAccesses()) {
            throw new IllegalArgumentException(
                    "this cache does not know the next uses of its lines; use this policy in 'spindle cache' or in a"
                            + " layer 'cache' below a replay, and another one here");
        }
        mayBypass = config.bypass();
        capacity = context.bytes();
    }

    /**
     * Returns the priority of a line by its next use: the later the use, the lower; a line that is never used again, or
     * of which no use is known, such as a prefetched one, has the lowest.
     */
    private static double priority(long nextAccess) {
        return -(double) (nextAccess == UNKNOWN ? NEVER : nextAccess);
    }

    @Override
    public boolean admits(long key, long bytes, Operation operation, long nextAccess) {
        return !mayBypass
                || occupied + bytes <= capacity
                || lines.size() == 0
                || priority(nextAccess) > lines.priority(lines.first());
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= bytesOf.length) {
            bytesOf = Arrays.copyOf(bytesOf, Math.max(line + 1, 2 * bytesOf.length));
        }
        bytesOf[line] = bytes;
        occupied += bytes;
        lines.add(line, priority(nextAccess));
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        lines.change(line, priority(nextAccess));
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        occupied -= bytesOf[line];
        lines.remove(line);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        return lines.firstEvictable(filter);
    }
}
