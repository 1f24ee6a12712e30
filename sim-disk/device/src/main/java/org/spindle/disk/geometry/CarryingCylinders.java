package org.spindle.disk.geometry;

/**
 * DiskSim's mapping from a position to a slot under spares per cylinder, with {@link
 * LayoutCompat#CARRY_INTO_NEXT_CYLINDER}. Only this direction is affected; the inverse mapping is correct.
 *
 * @param unit slots per cylinder
 * @param usable slots per cylinder without its spares
 * @param front slots skipped at the front of the cylinder
 * @param slipsInZone whether slips of earlier cylinders count
 * @param slips in slots of the zone, in the order of the drive's list
 */
@SuppressWarnings("ArrayRecordComponent") // records of this type are never compared
record CarryingCylinders(
        long unit, long usable, long front, boolean slipsInZone, long[] slips, Replacements replacements) {

    /** Returns the slot of a position, or the complement of the slot if that is a replacement. */
    long place(long position) {
        long cylinder = position / usable;
        long first = cylinder * unit;
        long offset = position % usable;
        for (long slip : slips) {
            if ((slipsInZone && slip / unit < cylinder) || (slip >= first && slip - first <= offset)) {
                offset++;
            }
        }
        long replacement = replacements.replacementOf(first + offset);
        if (replacement != first + offset) {
            return ~replacement;
        }
        return (cylinder + offset / usable) * unit + front + offset % usable;
    }
}
