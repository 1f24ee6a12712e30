package org.spindle.policies.replacement;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import org.spindle.spi.cache.ReplacementPolicy;

/** Keys of entries that are not in the cache any more, in order of their eviction. Every operation takes constant time. */
final class GhostList {

    private static final int FIRST_SIZE = 64;

    /** Numbers of ghosts, and which number each key has; numbers of removed ghosts are used again. */
    private final LineList order = new LineList(new LineLinks());

    private final Long2IntOpenHashMap ghosts = new Long2IntOpenHashMap();
    private long[] keys = new long[FIRST_SIZE];
    private int[] unused = new int[FIRST_SIZE];
    private int unusedCount;

    GhostList() {
        ghosts.defaultReturnValue(ReplacementPolicy.NONE);
    }

    int size() {
        return order.size();
    }

    boolean contains(long key) {
        return ghosts.containsKey(key);
    }

    /** Adds a key that the list does not contain as the newest. */
    void add(long key) {
        int ghost = unusedCount > 0 ? unused[--unusedCount] : order.size();
        if (ghost == keys.length) {
            keys = Arrays.copyOf(keys, 2 * ghost);
            unused = Arrays.copyOf(unused, 2 * ghost);
        }
        keys[ghost] = key;
        ghosts.put(key, ghost);
        order.append(ghost);
    }

    /** Removes a key, and returns whether the list contained it. */
    boolean remove(long key) {
        int ghost = ghosts.remove(key);
        if (ghost == ReplacementPolicy.NONE) {
            return false;
        }
        order.remove(ghost);
        unused[unusedCount++] = ghost;
        return true;
    }

    /** Removes the oldest key of a list that is not empty. */
    void removeOldest() {
        remove(keys[order.oldest()]);
    }
}
