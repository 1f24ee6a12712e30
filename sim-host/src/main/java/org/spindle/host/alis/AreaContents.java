package org.spindle.host.alis;

import java.util.Arrays;
import org.spindle.host.alis.analysis.AccessUnit;

/** The sector of the storage whose copy is at a place in the area, current or not, by a directory. */
final class AreaContents {

    private final RunDirectory runs;
    private final HeatDirectory heat;

    /** The place at which the unit of each rank in runs begins; then the end of the last. */
    private final long[] unitPlaces;

    /** What {@link #find} has found: the sector, and the end of those that follow it there in the same unit. */
    private long sector;

    private long end;

    AreaContents(Directory directory) {
        runs = directory.runs();
        heat = directory.heat();
        unitPlaces = new long[runs.count() + 1];
        for (int rank = 0; rank < runs.count(); rank++) {
            unitPlaces[rank + 1] = unitPlaces[rank] + AccessUnit.sectors(runs.unitAt(rank));
        }
    }

    /**
     * Finds the sector at a place; returns false if no copy is there.
     *
     * @param place in sectors from the beginning of the area
     */
    boolean find(long place) {
        if (place < runs.sectors()) {
            int found = Arrays.binarySearch(unitPlaces, place);
            int rank = found < 0 ? -found - 2 : found;
            sector = AccessUnit.sector(runs.unitAt(rank)) + place - unitPlaces[rank];
            end = sector + unitPlaces[rank + 1] - place;
            return true;
        }
        long slot = (place - runs.sectors()) / heat.unitSectors();
        if (slot >= heat.count()) {
            return false;
        }
        long offset = (place - runs.sectors()) % heat.unitSectors();
        sector = heat.unitAt((int) slot) * heat.unitSectors() + offset;
        end = sector + heat.unitSectors() - offset;
        return true;
    }

    long sector() {
        return sector;
    }

    long end() {
        return end;
    }
}
