package org.spindle.disk.bus;

/**
 * The pace of a bus, in picoseconds per 512 bytes: from its config or from its protocol.
 *
 * @param read from device to host
 * @param write from host to device
 */
record SectorTimes(long read, long write) {

    long picos(boolean toHost) {
        return toHost ? read : write;
    }
}
