package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/**
 * Second chance (Corbató 1968): the head of a queue of lines is the hand. A line at the head that was used since the
 * hand last passed has its use bit cleared and moves to the end.
 */
final class Clock implements ReplacementPolicy {

    private static final int FIRST_SIZE = 64;

    private final LineList lines = new LineList(new LineLinks());
    private boolean[] isUsed = new boolean[FIRST_SIZE];

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= isUsed.length) {
            isUsed = Arrays.copyOf(isUsed, Math.max(line + 1, 2 * isUsed.length));
        }
        isUsed[line] = false;
        lines.append(line);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        isUsed[line] = true;
    }

    @Override
    public boolean renamed(int line, long key) {
        return true;
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        lines.remove(line);
    }

    /** Skips lines that may not be evicted; they keep their place. */
    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        int line = lines.oldest();
        for (int left = lines.size(); left > 0; left--) {
            int next = lines.next(line);
            if (isUsed[line]) {
                isUsed[line] = false;
                lines.remove(line);
                lines.append(line);
                left++;
            } else if (filter.mayEvict(line)) {
                return line;
            }
            line = next == NONE ? line : next;
        }
        return NONE;
    }
}
