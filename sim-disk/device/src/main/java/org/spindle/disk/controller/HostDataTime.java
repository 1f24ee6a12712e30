package org.spindle.disk.controller;

/** When the data of a request cross between the host and an intelligent controller. */
public enum HostDataTime {
    /** On the bus above: those of a write with its command, before storage works for it, those of a read after that. */
    AROUND_STORAGE,
    /** While the cache holds the lines for them, in order of asking; the bus above is not occupied. */
    IN_CACHE
}
