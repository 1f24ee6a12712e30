package org.spindle.workload.synthetic;

/** The address, length and direction of a request. */
final class GeneratedAccess {

    /** Index of the device in the system. */
    int device;

    long sector;
    long sectors;
    boolean read;
}
