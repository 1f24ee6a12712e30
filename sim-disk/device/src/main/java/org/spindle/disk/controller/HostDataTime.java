package org.spindle.disk.controller;

/** When the data of a request are transferred between the host and an intelligent controller. */
public enum HostDataTime {
    /** On the bus above: those of a write with its command, before the storage access, those of a read after it. */
    AROUND_STORAGE,
    /** While the cache holds the lines for them, in order of request; the bus above is not occupied. */
    IN_CACHE
}
