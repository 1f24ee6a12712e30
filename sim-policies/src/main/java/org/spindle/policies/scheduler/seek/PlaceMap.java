package org.spindle.policies.scheduler.seek;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.Coordinate;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.SchedulerContext;

/**
 * The line along which a scheduler takes the arm to move.
 *
 * @param coordinate where a sector lies on it
 * @param places its length: sectors, or cylinders
 * @param lastSector of the device
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

    /** The sector, or the last one of the device for one behind it. */
    long within(long sector) {
        return Math.min(sector, lastSector);
    }
}
