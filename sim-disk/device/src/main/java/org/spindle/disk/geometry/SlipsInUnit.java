package org.spindle.disk.geometry;

/**
 * Slips use up the spares of their own unit (track, cylinder or range), so that every complete unit holds the same
 * number of blocks whatever its defects. With the spares in front the blocks fill the unit's good slots up to its end,
 * and a slip moves the blocks <em>before</em> it towards the front.
 *
 * @param unit slots per unit
 * @param spares spare slots per unit
 * @param sparesInFront whether these are the first good slots of the unit rather than the last
 * @param completeUnits number of units with spares; an incomplete one may follow
 * @param slips in slots of the zone
 */
record SlipsInUnit(long unit, long spares, boolean sparesInFront, long completeUnits, SlipMap slips)
        implements SlotOrder {

    @Override
    public long slot(long position) {
        long number = Math.min(position / usable(), completeUnits);
        long first = number * unit;
        return first + slips.skip(first, first + unit, position - number * usable() + unusedInFront(first));
    }

    @Override
    public long positionsBelow(long slot) {
        long number = slot / unit;
        long first = number * unit;
        long good = slot - first - (slips.below(slot) - slips.below(first));
        long limit = number < completeUnits ? usable() : unit;
        return number * usable() + Math.min(Math.max(good - unusedInFront(first), 0), limit);
    }

    private long usable() {
        return unit - spares;
    }

    private long unusedInFront(long first) {
        return sparesInFront ? spares - (slips.below(first + unit) - slips.below(first)) : 0;
    }
}
