package org.spindle.flash.table;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/** The processes that have requests at the device. Requests without a process count as those of one process. */
final class Submitters {

    private final Long2IntOpenHashMap inside = new Long2IntOpenHashMap();

    void enters(long process) {
        inside.addTo(process, 1);
    }

    void leaves(long process) {
        if (inside.addTo(process, -1) == 1) {
            inside.remove(process);
        }
    }

    /** Returns their number; 1 if they are not counted. */
    int count() {
        return Math.max(1, inside.size());
    }
}
