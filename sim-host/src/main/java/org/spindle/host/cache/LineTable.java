package org.spindle.host.cache;

import it.unimi.dsi.fastutil.Hash;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;

/**
 * A number for each line of a set, by the line's key. Accesses touch consecutive lines, and a cache that is full assigns lines and
 * evicts others in turn. Therefore eight consecutive lines are one group, and the groups looked up recently are found without a
 * search. A group takes some 60 bytes.
 */
final class LineTable {

    /** The value of lines that are not in the set. */
    static final int NONE = -1;

    /** Logarithm of the number of keys in a group. */
    private static final int GROUP = 3;

    private static final int IN_GROUP = 1 << GROUP;
    private static final int FIRST_GROUPS = 32;
    private static final int MOST_GROUPS = Integer.MAX_VALUE >> GROUP;

    /** The number of groups that are found without a search, a power of two. */
    private static final int RECENT = 32;

    /** The place of each group that has lines. */
    private final Long2IntOpenHashMap places = new Long2IntOpenHashMap(FIRST_GROUPS, Hash.FAST_LOAD_FACTOR);

    /** By place and the rest of the key. */
    private int[] values = new int[FIRST_GROUPS * IN_GROUP];

    /** The number of lines of the group at each place. */
    private byte[] sizes = new byte[FIRST_GROUPS];

    private int usedPlaces;
    private final IntArrayList freePlaces = new IntArrayList();

    /** By the last bits of its number, the group that was looked up last; with its place, {@link #NONE} if it has no lines. */
    private final long[] recentGroups = new long[RECENT];

    private final int[] recentPlaces = new int[RECENT];

    LineTable() {
        places.defaultReturnValue(NONE);
        Arrays.fill(values, NONE);
        Arrays.fill(recentGroups, NONE);
        Arrays.fill(recentPlaces, NONE);
    }

    /** Returns the value of a line; {@link #NONE} if it is not in the set. */
    int get(long key) {
        int place = place(key >> GROUP);
        return place == NONE ? NONE : values[index(place, key)];
    }

    /**
     * Adds a line or changes its value.
     *
     * @param key not negative
     * @param value not negative
     */
    void put(long key, int value) {
        int place = place(key >> GROUP);
        if (place == NONE) {
            place = addGroup(key >> GROUP);
        }
        int index = index(place, key);
        if (values[index] == NONE) {
            sizes[place]++;
        }
        values[index] = value;
    }

    /** Removes a line, and returns whether it was in the set. */
    boolean remove(long key) {
        int place = place(key >> GROUP);
        if (place == NONE || values[index(place, key)] == NONE) {
            return false;
        }
        values[index(place, key)] = NONE;
        if (--sizes[place] == 0) {
            removeGroup(key >> GROUP, place);
        }
        return true;
    }

    boolean isEmpty() {
        return places.isEmpty();
    }

    private int place(long group) {
        int recent = recent(group);
        if (recentGroups[recent] != group) {
            recentGroups[recent] = group;
            recentPlaces[recent] = places.get(group);
        }
        return recentPlaces[recent];
    }

    private static int recent(long group) {
        return (int) group & RECENT - 1;
    }

    private static int index(int place, long key) {
        return place << GROUP | (int) key & IN_GROUP - 1;
    }

    private int addGroup(long group) {
        int place = freePlaces.isEmpty() ? usedPlaces++ : freePlaces.popInt();
        if (place == sizes.length) {
            grow();
        }
        places.put(group, place);
        recentPlaces[recent(group)] = place;
        return place;
    }

    private void grow() {
        int groups = Math.min(2 * sizes.length, MOST_GROUPS);
        if (groups == sizes.length) {
            throw new OutOfMemoryError("a cache has lines of more than " + MOST_GROUPS + " groups");
        }
        int before = values.length;
        sizes = Arrays.copyOf(sizes, groups);
        values = Arrays.copyOf(values, groups << GROUP);
        Arrays.fill(values, before, values.length, NONE);
    }

    private void removeGroup(long group, int place) {
        places.remove(group);
        recentPlaces[recent(group)] = NONE;
        freePlaces.add(place);
    }
}
