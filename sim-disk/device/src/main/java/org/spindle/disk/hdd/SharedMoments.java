package org.spindle.disk.hdd;

/** The times that the drives of a run share when they reproduce DiskSim, which stores them once for all drives. */
final class SharedMoments {

    /** End of the access of any drive that was interrupted last. */
    final Moment interruptionEnd = new Moment();

    /** The last event of any drive that counts in milliseconds. */
    final Moment present = new Moment();
}
