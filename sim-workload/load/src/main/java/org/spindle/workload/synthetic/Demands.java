package org.spindle.workload.synthetic;

import it.unimi.dsi.fastutil.longs.Long2IntAVLTreeMap;
import it.unimi.dsi.fastutil.longs.Long2IntSortedMap;

/** The stack distances still to be generated, each with the number of its demands. */
final class Demands {

    static final long NONE = -1;

    private final Long2IntAVLTreeMap times = new Long2IntAVLTreeMap();
    private long size;

    long size() {
        return size;
    }

    void add(long distance) {
        times.addTo(distance, 1);
        size++;
    }

    /** Removes one demand of a distance, of which there is at least one. */
    void remove(long distance) {
        if (times.addTo(distance, -1) == 1) {
            times.remove(distance);
        }
        size--;
    }

    /** Returns the smallest demanded distance that is at least the given one, or NONE. */
    long atLeast(long distance) {
        Long2IntSortedMap rest = times.tailMap(distance);
        return rest.isEmpty() ? NONE : rest.firstLongKey();
    }
}
