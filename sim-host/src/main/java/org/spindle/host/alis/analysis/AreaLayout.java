package org.spindle.host.alis.analysis;

import java.util.List;

/**
 * The content of a reorganised area, from its beginning: runs, then the most referenced units.
 *
 * @param runs each its units ({@link AccessUnit}) in order; not to be changed
 * @param heatUnits units of fixed length
 * @param heatUnitSectors their length
 */
public record AreaLayout(List<long[]> runs, UnitOrder heatUnits, long heatUnitSectors) {

    /** An empty area. */
    public static final AreaLayout EMPTY = new AreaLayout(List.of(), UnitOrder.EMPTY, 1);

    /** Returns the number of sectors of the runs. */
    public long runSectors() {
        long sectors = 0;
        for (long[] run : runs) {
            for (long unit : run) {
                sectors += AccessUnit.sectors(unit);
            }
        }
        return sectors;
    }

    /** Returns the number of units of runs. */
    public int runUnits() {
        return runs.stream().mapToInt(run -> run.length).sum();
    }
}
