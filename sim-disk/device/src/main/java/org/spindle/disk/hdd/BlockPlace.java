package org.spindle.disk.hdd;

/** Where a block begins; {@link BlockLocator} sets it. */
final class BlockPlace {

    /** The block; -1 if there is none yet. */
    long block = -1;

    int cylinder;
    int head;

    /** Angle of the leading edge of its slot. */
    int angle;
}
