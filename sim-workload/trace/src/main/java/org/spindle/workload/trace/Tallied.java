package org.spindle.workload.trace;

import java.util.SortedMap;

/** A reader that counts data outside of records: lines that are not requests, events of each kind, properties of a header. */
public interface Tallied {

    /**
     * Returns the counts so far, by name in lower case with underscores; {@code events_by_action.Q} is the count of one of several kinds.
     */
    SortedMap<String, Long> tallies();
}
