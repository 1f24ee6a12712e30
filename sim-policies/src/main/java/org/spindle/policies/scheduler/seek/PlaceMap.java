package org.spindle.policies.scheduler.seek;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.Coordinate;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.SchedulerContext;

/**
 * The line along which a scheduler assumes the arm to move.
 *
 * @param coordinate maps a sector to its place on the line
 * @param places length of the line, in sectors or cylinders
 * @param lastSector last sector of the device
 */
record PlaceMap(Coordinate coordinate, long places, long lastSector) {

    static PlaceMap of(Knowledge knowledge, @Nullable Integer sectorsPerCylinder, SchedulerContext context) {
        long sectors = context.sectors();
        if (knowledge == Knowledge.LBN) {
            return new PlaceMap(Coordinate.SECTOR, sectors, sectors - 1);
        }
        if (knowledge == Knowledge.FIXED_MAP) {
            long each = sectorsPerCylinder != null
                    ? sectorsPerCylinder
                    : Math.max(1, sectors / context.positions().cylinders());
            return new PlaceMap(sector -> sector / each, (sectors - 1) / each + 1, sectors - 1);
        }
        PositionOracle positions = context.positions();
        Coordinate cylinder = knowledge == Knowledge.MAP ? positions::cylinder : positions::zoneCylinder;
        return new PlaceMap(cylinder, positions.cylinders(), sectors - 1);
    }

    /** Returns the sector, limited to the last sector of the device. */
    long within(long sector) {
        return Math.min(sector, lastSector);
    }
}
