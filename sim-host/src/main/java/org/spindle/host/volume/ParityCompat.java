package org.spindle.host.volume;

import java.util.List;

/** Defects of DiskSim 4.0 (64-bit fork) in volumes with parity that can be enabled to reproduce its results. */
public enum ParityCompat {
    /** All defects below. */
    DISKSIM,
    /** A row of which every unit is written counts as fully written even if its first or last unit is partially written. */
    PARTIAL_ROWS_AS_FULL,
    /** A write to two units of one row with a gap between their offsets is planned as two rows. */
    SPLIT_PAIRS,
    /** Transfers of one member with up to 32 sectors between them are merged into one, which includes these sectors. */
    MERGE_ACROSS_GAPS,
    /** Several transfers of one member are sent with descending addresses. */
    LAST_PART_FIRST,
    /** Stripes are not locked, so that updates of a stripe may overlap. */
    NO_LOCKS,
    /**
     * Writes that waited for a read are sent in the order of the members; those to members after the read's own are sent after the next
     * request for that member has been selected.
     */
    WRITES_BY_MEMBER;

    /** Returns whether a list contains this defect, or {@link #DISKSIM}. */
    boolean isIn(List<ParityCompat> list) {
        return list.contains(this) || list.contains(DISKSIM);
    }
}
