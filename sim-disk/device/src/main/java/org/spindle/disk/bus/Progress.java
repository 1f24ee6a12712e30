package org.spindle.disk.bus;

/**
 * How far data are that move at a pace that changes: sectors as a piecewise linear function of time. Instants are picoseconds
 * from any origin; only their differences count. Fractions of sectors are kept to 53 bits, which is finer than a picosecond.
 */
final class Progress {

    private static final double HALF_A_PICOSECOND = 0.5;

    private long sectors;
    private double movedBefore;
    private long since;
    private long sectorPicos;

    /** @param pace picoseconds per sector; 0 if they take no time */
    void begin(long ofSectors, long at, long pace) {
        sectors = ofSectors;
        movedBefore = 0;
        since = at;
        sectorPicos = pace;
    }

    /** From an instant on the pace is another. */
    void change(long at, long pace) {
        movedBefore = moved(at, 0);
        since = at;
        sectorPicos = pace;
    }

    /** Picoseconds per sector since the last change. */
    long pace() {
        return sectorPicos;
    }

    /** Picoseconds from the last change until everything has moved, to the nearest. */
    long picosLeft() {
        return Math.round((sectors - movedBefore) * sectorPicos);
    }

    /** Sectors that have moved in full at an instant, not before the last change. */
    long sectorsMoved(long at) {
        return (long) moved(at, HALF_A_PICOSECOND);
    }

    /** @param grace picoseconds by which the instant may be missed */
    private double moved(long at, double grace) {
        if (sectorPicos == 0) {
            return sectors;
        }
        return Math.min(sectors, movedBefore + (Math.max(0, at - since) + grace) / sectorPicos);
    }
}
