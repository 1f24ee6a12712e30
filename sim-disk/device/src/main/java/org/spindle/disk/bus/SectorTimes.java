package org.spindle.disk.bus;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Time;

/**
 * The pace of a bus, in picoseconds per 512 bytes: from its config or from its protocol.
 *
 * @param read from device to host
 * @param write from host to device
 */
record SectorTimes(long read, long write) {

    static SectorTimes of(Time read, Time write, @Nullable BusProtocol protocol) {
        return protocol == null
                ? new SectorTimes(read.picos(), write.picos())
                : new SectorTimes(
                        Time.ofNanos(protocol.sectorNanos(true)).picos(),
                        Time.ofNanos(protocol.sectorNanos(false)).picos());
    }

    /** Reports sector times that are given in addition to a protocol. */
    static void validate(Time read, Time write, @Nullable BusProtocol protocol, Problems problems) {
        if (protocol != null) {
            validate("readSectorTime", read, problems);
            validate("writeSectorTime", write, problems);
        }
    }

    private static void validate(String key, Time time, Problems problems) {
        if (time.compareTo(Time.ZERO) > 0) {
            problems.report(
                    key,
                    "the protocol defines the time of 512 bytes, which contradicts " + time,
                    "leave out " + key + " or protocol");
        }
    }

    long picos(boolean toHost) {
        return toHost ? read : write;
    }
}
