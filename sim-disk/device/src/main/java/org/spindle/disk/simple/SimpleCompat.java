package org.spindle.disk.simple;

/** Defects of DiskSim's simple disk (DiskSim 4.0, 64-bit fork) that change results. */
public enum SimpleCompat {
    /**
     * The disk has one connection for all of its requests: a request that returns sends its message at once, without
     * arbitration, while the bus is held for the disconnection of another, and continues without the bus after that.
     */
    BORROWED_BUS
}
