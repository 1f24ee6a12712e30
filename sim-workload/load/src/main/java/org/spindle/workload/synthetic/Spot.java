package org.spindle.workload.synthetic;

/** Where a request goes, and which way. */
final class Spot {

    /** Index of the device in the system. */
    int device;

    long sector;
    long sectors;
    boolean read;
}
