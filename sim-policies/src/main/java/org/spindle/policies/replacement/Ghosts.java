package org.spindle.policies.replacement;

import static org.spindle.spi.cache.ReplacementPolicy.NONE;

import java.util.Arrays;
import org.spindle.spi.cache.ReplacementContext;

/**
 * Keys of evicted entries in one or more lists, each in order of insertion, with a weight and a note each. A key is
 * in at most one list. Every operation takes constant time.
 */
final class Ghosts {

    private static final int FIRST_SIZE = 64;

    private final LineLinks links;
    private final LineList[] lists;
    private final KeyTable table;

    private long[] keys = new long[FIRST_SIZE];
    private byte[] listOf = new byte[FIRST_SIZE];
    private int[] notes = new int[FIRST_SIZE];
    private int[] unused = new int[FIRST_SIZE];
    private int unusedCount;
    private int size;

    Ghosts(ReplacementContext context, int listCount) {
        links = new LineLinks(context.hasEqualEntries());
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

    /** Returns the list that a ghost is in. */
    int listOf(int ghost) {
        return listOf[ghost];
    }

    /** Returns the note stored with a ghost. */
    int note(int ghost) {
        return notes[ghost];
    }

    /** Returns whether a key is in a list. */
    boolean has(int list, long key) {
        int ghost = key < 0 ? NONE : table.get(key);
        return ghost != NONE && listOf[ghost] == list;
    }

    /** Adds a key that is in no list as the newest of the given list. */
    void add(int list, long key, long weight, int note) {
        int ghost = unusedCount > 0 ? unused[--unusedCount] : size;
        if (ghost == keys.length) {
            keys = Arrays.copyOf(keys, 2 * ghost);
            listOf = Arrays.copyOf(listOf, 2 * ghost);
            notes = Arrays.copyOf(notes, 2 * ghost);
            unused = Arrays.copyOf(unused, 2 * ghost);
        }
        size++;
        keys[ghost] = key;
        listOf[ghost] = (byte) list;
        notes[ghost] = note;
        links.weigh(ghost, weight);
        table.put(key, ghost);
        lists[list].append(ghost);
    }

    /** Moves a ghost to another list, as its newest. */
    void move(int ghost, int list) {
        lists[listOf[ghost]].remove(ghost);
        listOf[ghost] = (byte) list;
        lists[list].append(ghost);
    }

    void remove(int ghost) {
        lists[listOf[ghost]].remove(ghost);
        table.remove(keys[ghost]);
        unused[unusedCount++] = ghost;
        size--;
    }

    /** Removes the oldest key of a list that is not empty. */
    void removeOldest(int list) {
        remove(lists[list].oldest());
    }
}
