package org.spindle.host.volume;

import java.util.List;

/** Known defects of DiskSim 4.0 (64-bit fork) in volumes with parity that can be switched on to reproduce its results. */
public enum ParityCompat {
    /** Everything below. */
    DISKSIM,
    /** A row of which every unit is written counts as written in full even where its first or last unit is not. */
    PARTIAL_ROWS_AS_FULL,
    /** A write to two units of one row that leaves a gap between their offsets is planned as two rows. */
    SPLIT_PAIRS,
    /** Transfers of one member with up to 32 sectors between them become one, which reads or writes those as well. */
    MERGE_ACROSS_GAPS,
    /** Several transfers of one member are sent with descending addresses. */
    LAST_PART_FIRST,
    /** Stripes are not locked, so that updates of one may overlap. */
    NO_LOCKS,
    /**
     * Writes that a read has held up are sent in the order of the members, those to members behind the read's own after the next
     * request for that member was chosen.
     */
    WRITES_BY_MEMBER;

    /** Whether the list names this one, by itself or with all others. */
    boolean isIn(List<ParityCompat> list) {
        return list.contains(this) || list.contains(DISKSIM);
    }
}
