package org.spindle.disk.hdd;

/** What the drives of a run have in common where they do as DiskSim does, which keeps these times once for all of them. */
final class SharedMoments {

    /** When the access that was interrupted last, of whatever drive, ends. */
    final Moment interruptionEnd = new Moment();

    /** The last event of any drive that counts in milliseconds. */
    final Moment present = new Moment();
}
