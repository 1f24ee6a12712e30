package org.spindle.disk.hdd;

/** What of the unwritten data of a segment waits for the write-back policy. */
final class Deferral {

    static final int NONE = -1;

    /** The number by which the policy knows the segment while its data waits. */
    int line = NONE;

    /** Writes over data in the segment whose own data crosses the bus: the arm does not begin before their end. */
    int overwrites;

    /** Writes that have waited and are not on the medium. */
    int destages;

    boolean waits() {
        return line != NONE;
    }
}
