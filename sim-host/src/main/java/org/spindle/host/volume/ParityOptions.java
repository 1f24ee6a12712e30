package org.spindle.host.volume;

import java.util.List;

/**
 * The defects that a volume with parity reproduces.
 *
 * @param gap transfers of a member with at most this number of sectors between them are merged
 * @see ParityCompat
 */
record ParityOptions(
        boolean isPartialFull,
        boolean splitsPairs,
        int gap,
        boolean isDescending,
        boolean isLocking,
        boolean isByMember) {

    private static final int DISKSIM_GAP = 32;

    /** No defects. */
    static final ParityOptions NONE = ParityOptions.of(List.of());

    static ParityOptions of(List<ParityCompat> compat) {
        return new ParityOptions(
                ParityCompat.PARTIAL_ROWS_AS_FULL.isIn(compat),
                ParityCompat.SPLIT_PAIRS.isIn(compat),
                ParityCompat.MERGE_ACROSS_GAPS.isIn(compat) ? DISKSIM_GAP : 0,
                ParityCompat.LAST_PART_FIRST.isIn(compat),
                !ParityCompat.NO_LOCKS.isIn(compat),
                ParityCompat.WRITES_BY_MEMBER.isIn(compat));
    }
}
