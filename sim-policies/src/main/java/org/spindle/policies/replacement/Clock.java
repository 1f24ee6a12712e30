package org.spindle.policies.replacement;

import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/**
 * Second chance (Corbató 1968): the head of a queue of lines is the hand. A line at the head that was used since the
 * hand last passed has its use bit cleared and moves to the end.
 */
final class Clock implements ReplacementPolicy {

    private final LineList lines = new LineList(new LineLinks());
    private final UseBits bits = new UseBits();

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
        lines.remove(line);
    }

    /** Skips lines that may not be evicted; they keep their place. */
    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        int line = lines.oldest();
        for (int left = lines.size(); left > 0; left--) {
            int next = lines.next(line);
            if (bits.isSet(line)) {
                bits.clear(line);
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
