package org.spindle.workload.synthetic;

import it.unimi.dsi.fastutil.longs.Long2IntAVLTreeMap;
import it.unimi.dsi.fastutil.longs.Long2IntSortedMap;

/** Stack distances that are left to be generated, each as often as it was demanded. */
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

    /** Takes one demand of a distance away, of which there is one. */
    void remove(long distance) {
        if (times.addTo(distance, -1) == 1) {
            times.remove(distance);
        }
        size--;
    }

    /** The smallest distance demanded that is no smaller than another, or NONE. */
    long atLeast(long distance) {
        Long2IntSortedMap rest = times.tailMap(distance);
        return rest.isEmpty() ? NONE : rest.firstLongKey();
    }
}
