package org.spindle.host.alis;

import org.spindle.host.alis.analysis.AreaLayout;

/**
 * The directory of blocks with copies in the reorganised area.
 *
 * @param runs copies in runs, from the beginning of the area
 * @param heat copies by heat, after them
 */
record Directory(RunDirectory runs, HeatDirectory heat) {

    /** Size of an entry in the thesis's model. */
    static final int ENTRY_BYTES = 8;

    static final Directory EMPTY = of(AreaLayout.EMPTY);

    static Directory of(AreaLayout layout) {
        RunDirectory runs = new RunDirectory(layout.runs(), layout.runUnits());
        return new Directory(runs, new HeatDirectory(layout.heatUnits(), layout.heatUnitSectors(), runs.sectors()));
    }

    /** Returns its size in the thesis's model. */
    long modelledBytes() {
        return (long) ENTRY_BYTES * (runs.count() + heat.count());
    }
}
