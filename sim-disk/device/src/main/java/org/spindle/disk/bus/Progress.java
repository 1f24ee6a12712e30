package org.spindle.disk.bus;

/**
 * The progress of a transfer at a varying pace: sectors as a piecewise linear function of time. Instants are
 * picoseconds from any origin; only their differences count. Fractions of sectors are kept to 53 bits, which is finer
 * than a picosecond.
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

    /** Changes the pace from an instant on. */
    void change(long at, long pace) {
        movedBefore = moved(at, 0);
        since = at;
        sectorPicos = pace;
    }

    /** Picoseconds per sector since the last change. */
    long pace() {
        return sectorPicos;
    }

    /** Returns picoseconds from the last change to the end of the transfer, rounded to the nearest. */
    long picosLeft() {
        return Math.round((sectors - movedBefore) * sectorPicos);
    }

    /** Returns the sectors transferred completely at an instant, which is not before the last change. */
    long sectorsMoved(long at) {
        return (long) moved(at, HALF_A_PICOSECOND);
    }

    /**
     * @param grace tolerance in picoseconds
     */
    private double moved(long at, double grace) {
        if (sectorPicos == 0) {
            return sectors;
        }
        return Math.min(sectors, movedBefore + (Math.max(0, at - since) + grace) / sectorPicos);
    }
}
