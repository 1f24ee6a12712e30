package org.spindle.policies.replacement;

import static org.spindle.spi.cache.ReplacementPolicy.NONE;

import java.util.Arrays;
import org.spindle.spi.cache.ReplacementContext;

/**
 * Keys of evicted entries in one or two lists, each in order of insertion, with a weight and a note each. A key is
 * in at most one list. Every operation takes constant time.
 */
final class Ghosts {

    private static final int FIRST_SIZE = 64;

    /**
     * Keys of the ghosts. The mark of each is 2n if it is in the first list and 2n + 1 if it is in the second, where n is
     * its note.
     */
    private final LineLinks links;

    private final LineList[] lists;
    private final KeyTable table;

    private int[] unused = new int[FIRST_SIZE];
    private int unusedCount;
    private int size;

    /** @param listCount 1 or 2 */
    Ghosts(ReplacementContext context, int listCount) {
        links = LineLinks.withKeys(context);
        lists = new LineList[listCount];
        Arrays.setAll(lists, i -> new LineList(links));
        table = new KeyTable(context);
    }

    /** Returns the number of keys in all lists. */
    int size() {
        return size;
    }

    int size(int list) {
        return lists[list].size();
    }

    long weight(int list) {
        return lists[list].weight();
    }

    /** Returns the ghost of a key, or {@link org.spindle.spi.cache.ReplacementPolicy#NONE}. */
    int find(long key) {
        return table.get(key);
    }

    /** Reads the place of a key in the hash table ahead of {@link #find}. */
    void touch(long key) {
        table.touch(key);
    }

    /** Reads the ghost of a key, if there is one, ahead of its removal; to be called after {@link #touch}. */
    void touchGhost(long key) {
        int ghost = table.get(key);
        if (ghost != NONE) {
            links.touch(ghost);
        }
    }

    /**
     * Reads what an access to a key will need, ahead of it; to be called after {@link #touch}.
     *
     * @param line of the key; {@link org.spindle.spi.cache.ReplacementPolicy#NONE} if the cache does not hold it
     * @param lines the links of the cache's lines
     */
    void touchEntry(long key, int line, LineLinks lines) {
        if (line == NONE) {
            touchGhost(key);
        } else {
            lines.touch(line);
        }
    }

    /** Returns the list that a ghost is in. */
    int listOf(int ghost) {
        return links.mark(ghost) & 1;
    }

    /** Returns the note stored with a ghost, not negative. */
    int note(int ghost) {
        return links.mark(ghost) >>> 1;
    }

    /** Returns whether a key is in a list. */
    boolean has(int list, long key) {
        int ghost = key < 0 ? NONE : table.get(key);
        return ghost != NONE && listOf(ghost) == list;
    }

    /** Adds a key that is in no list as the newest of the given list. */
    void add(int list, long key, long weight, int note) {
        int ghost = unusedCount > 0 ? unused[--unusedCount] : size;
        if (ghost == unused.length) {
            unused = Arrays.copyOf(unused, 2 * ghost);
        }
        size++;
        links.identify(ghost, key, weight);
        links.mark(ghost, note << 1 | list);
        table.put(key, ghost);
        lists[list].append(ghost);
    }

    /** Moves a ghost to another list, as its newest. */
    void move(int ghost, int list) {
        lists[listOf(ghost)].remove(ghost);
        links.mark(ghost, note(ghost) << 1 | list);
        lists[list].append(ghost);
    }

    void remove(int ghost) {
        lists[listOf(ghost)].remove(ghost);
        table.remove(links.key(ghost));
        unused[unusedCount++] = ghost;
        size--;
    }

    /** Removes the oldest key of a list that is not empty. */
    void removeOldest(int list) {
        remove(lists[list].oldest());
    }
}
