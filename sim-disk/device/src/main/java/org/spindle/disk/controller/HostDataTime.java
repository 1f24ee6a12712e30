package org.spindle.disk.controller;

/** When the data of a request are transferred between the host and an intelligent controller. */
public enum HostDataTime {

    /** Over the bus above: the data of a write before the access to the storage, with its command, those of a read after it. */
    AROUND_STORAGE,

    /** While the cache has locked the lines for the data, in the order of the requests. The bus above is not occupied. */
    IN_CACHE
}
