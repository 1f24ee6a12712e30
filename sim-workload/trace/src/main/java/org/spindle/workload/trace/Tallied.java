package org.spindle.workload.trace;

import java.util.SortedMap;

/** A reader that counts what no record tells: lines that are not requests, events of each kind, properties of a header. */
public interface Tallied {

    /**
     * The counts of what has been read so far, by name in lower case with underscores; {@code events_by_action.Q} is the
     * count of one kind among several.
     */
    SortedMap<String, Long> tallies();
}
