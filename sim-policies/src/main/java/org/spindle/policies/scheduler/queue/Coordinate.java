package org.spindle.policies.scheduler.queue;

/** Where a sector lies on the way of the arm: its cylinder, or what is taken for it. */
public interface Coordinate {

    /** The sector number itself stands for the place. */
    Coordinate SECTOR = sector -> sector;

    /** Not negative. */
    long of(long sector);
}
