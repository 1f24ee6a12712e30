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
 * Belady's MIN (Belady 1966, "A study of replacement algorithms for a virtual-storage computer"; Mattson et al. 1970, OPT): the
 * line goes that is used again last of all. No policy that caches every entry has fewer misses if entries are equal.
 */
public final class Clairvoyant implements ReplacementPolicy {

    @Doc("MIN (Belady 1966): the line goes whose next use is last of all. No policy has fewer misses if entries are"
            + " equal. Only for caches that know the future, as those of 'spindle cache'.")
    public record Config(
            @Doc("Whether to leave out entries whose next use comes later than those of all lines; policies that"
                    + " cache every entry cannot.")
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
                    "this cache does not know the next uses of its lines; use such a policy in 'spindle"
                            + " cache', or another one here");
        }
        mayBypass = config.bypass();
        capacity = context.bytes();
    }

    /** Lines that are not used again first, then by their next uses, the last first. */
    private static double priority(long nextAccess) {
        return -(double) nextAccess;
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
        return lines.firstThat(filter);
    }
}
