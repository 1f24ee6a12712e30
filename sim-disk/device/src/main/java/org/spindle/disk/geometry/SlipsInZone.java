package org.spindle.disk.geometry;

import java.util.Arrays;

/**
 * Slips move all later blocks of the zone. Each unit of the zone reserves its spares, in front or at the end, which
 * slips do not use.
 *
 * @param unit slots per unit
 * @param usable slots of the unit that are not reserved
 * @param front slots reserved in front
 * @param slips in the numbering of the usable slots alone
 */
record SlipsInZone(long unit, long usable, long front, SlipMap slips) implements SlotOrder {

    static SlipsInZone of(long unit, long spares, boolean sparesInFront, long[] slips) {
        long usable = unit - spares;
        long front = sparesInFront ? spares : 0;
        long[] usableSlips = new long[slips.length];
        int count = 0;
        for (long slip : slips) {
            long place = slip % unit - front;
            if (place >= 0 && place < usable) {
                usableSlips[count++] = slip / unit * usable + place;
            }
        }
        return new SlipsInZone(unit, usable, front, SlipMap.throughout(Arrays.copyOf(usableSlips, count)));
    }

    @Override
    public long slot(long position) {
        long place = slips.skip(position);
        return place / usable * unit + front + place % usable;
    }

    @Override
    public long positionsBelow(long slot) {
        long inUnit = Math.min(Math.max(slot % unit - front, 0), usable);
        long place = slot / unit * usable + inUnit;
        return place - slips.below(place);
    }
}
