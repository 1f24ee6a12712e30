package org.spindle.policies.scheduler.queue;

/** Maps a sector to a place along the path of the arm: its cylinder, or a substitute for it. */
public interface Coordinate {

    /** Takes the sector number itself as the place. */
    Coordinate SECTOR = sector -> sector;

    /** Returns the place of a sector; not negative. */
    long of(long sector);
}
