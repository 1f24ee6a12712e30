package org.spindle.policies.replacement;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/** All lines in one queue, by the number of their uses and then by recency. */
final class LeastFrequentlyUsed implements ReplacementPolicy {

    private static final int FIRST_SIZE = 64;

    private final LineLinks links = new LineLinks();
    private final LineList lines = new LineList(links);

    /** For each number of uses that occurs, the last of the lines used that often. */
    private final Int2IntOpenHashMap last = new Int2IntOpenHashMap();

    private int[] uses = new int[FIRST_SIZE];

    LeastFrequentlyUsed() {
        last.defaultReturnValue(NONE);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= uses.length) {
            uses = Arrays.copyOf(uses, Math.max(line + 1, 2 * uses.length));
        }
        uses[line] = 1;
        lines.insertAfter(last.get(1), line);
        last.put(1, line);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        int count = uses[line];
        if (count == Integer.MAX_VALUE) {
            return;
        }
        int predecessor = last.get(count + 1);
        if (predecessor == NONE) {
            predecessor = last.get(count) == line ? links.previous(line) : last.get(count);
        }
        unlink(line);
        uses[line] = count + 1;
        lines.insertAfter(predecessor, line);
        last.put(count + 1, line);
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        unlink(line);
    }

    private void unlink(int line) {
        int count = uses[line];
        if (last.get(count) == line) {
            int before = links.previous(line);
            if (before != NONE && uses[before] == count) {
                last.put(count, before);
            } else {
                last.remove(count);
            }
        }
        lines.remove(line);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        return lines.firstFromOldest(filter);
    }
}
