package org.spindle.host.alis;

import it.unimi.dsi.fastutil.ints.IntArrays;
import org.spindle.host.alis.analysis.AccessUnit;

/** The locations of the units of runs: at home and in the reorganised area. Units may overlap each other at home. */
final class RunDirectory {

    static final int NONE = -1;

    /** By rising address at home. */
    private final long[] units;

    /** First sector within the area. */
    private final long[] places;

    /** The place of a unit in order of the area, which tells run and position. */
    private final int[] ranks;

    /** Units in order of the area, and the rank at which the run of each begins. */
    private final long[] byRank;

    private final int[] runStarts;

    /** The greatest end at home of this unit and those before it. */
    private final long[] greatestEnds;

    private final long sectors;

    RunDirectory(Iterable<long[]> runs, int count) {
        byRank = new long[count];
        runStarts = new int[count];
        long[] placeOf = new long[count];
        int rank = 0;
        long place = 0;
        for (long[] run : runs) {
            int first = rank;
            for (long unit : run) {
                byRank[rank] = unit;
                runStarts[rank] = first;
                placeOf[rank++] = place;
                place += AccessUnit.sectors(unit);
            }
        }
        sectors = place;
        ranks = new int[count];
        for (int i = 0; i < count; i++) {
            ranks[i] = i;
        }
        IntArrays.stableSort(ranks, (a, b) -> Long.compare(byRank[a], byRank[b]));
        units = new long[count];
        places = new long[count];
        greatestEnds = new long[count];
        long greatest = 0;
        for (int i = 0; i < count; i++) {
            units[i] = byRank[ranks[i]];
            places[i] = placeOf[ranks[i]];
            greatest = Math.max(greatest, end(i));
            greatestEnds[i] = greatest;
        }
    }

    int count() {
        return units.length;
    }

    /** Returns the number of sectors of all units in the area. */
    long sectors() {
        return sectors;
    }

    long start(int index) {
        return AccessUnit.sector(units[index]);
    }

    long end(int index) {
        return AccessUnit.sector(units[index]) + AccessUnit.sectors(units[index]);
    }

    /** Returns the first sector of a unit within the area. */
    long place(int index) {
        return places[index];
    }

    /** Returns the unit of that rank in order of the area. */
    long unitAt(int rank) {
        return byRank[rank];
    }

    /** Returns the last unit that begins at a sector or before it, or {@link #NONE}. */
    private int lastFrom(long sector) {
        int low = 0;
        int high = units.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (AccessUnit.sector(units[middle]) <= sector) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }

    /** Returns where the next unit after a sector begins, or {@code limit} if none begins before that. */
    long nextStart(long sector, long limit) {
        int next = lastFrom(sector) + 1;
        return next < units.length ? Math.min(limit, start(next)) : limit;
    }

    /**
     * Returns the unit that holds a sector and reaches furthest from it, up to {@code end}; of equals the first in the area; {@link
     * #NONE} if none does.
     *
     * @param filled sectors of the area that hold their copies
     * @param context of the read
     */
    int furthest(long sector, long end, long filled, ReadContext context) {
        int found = NONE;
        long reached = 0;
        for (int i = lastFrom(sector); i >= 0 && greatestEnds[i] > sector; i--) {
            if (isCopied(i, sector, filled)) {
                long reach = Math.min(end, end(i));
                if ((reach > reached || reach == reached && places[i] < places[found])
                        && context.admits(this, ranks[i])) {
                    found = i;
                    reached = reach;
                }
            }
        }
        return found;
    }

    /** Returns the unit that holds a sector and lies first in the area: the one that is written; {@link #NONE} if none does. */
    int first(long sector, long filled) {
        int found = NONE;
        for (int i = lastFrom(sector); i >= 0 && greatestEnds[i] > sector; i--) {
            if (isCopied(i, sector, filled) && (found == NONE || places[i] < places[found])) {
                found = i;
            }
        }
        return found;
    }

    private boolean isCopied(int i, long sector, long filled) {
        return end(i) > sector && places[i] + AccessUnit.sectors(units[i]) <= filled;
    }

    /** Returns the rank of the first unit of the run that a unit is in. */
    int runStart(int rank) {
        return runStarts[rank];
    }
}
