package org.spindle.disk.bus;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** The common configuration keys of buses. */
@Doc("The pace of a bus.")
public record PaceConfig(
        @Doc("Time per 512 bytes from device to host.") @Default("0 ms") @Range(min = "0 ms")
        Time readSectorTime,

        @Doc("Time per 512 bytes from host to device.") @Default("0 ms") @Range(min = "0 ms")
        Time writeSectorTime,

        @Doc("Protocol of the bus, in place of the sector times.") @Nullable
        BusProtocol protocol)
        implements Validated {

    /** Returns the sector times in both directions. */
    SectorTimes sectorTimes() {
        return protocol == null
                ? new SectorTimes(readSectorTime.picos(), writeSectorTime.picos())
                : new SectorTimes(
                        Time.ofNanos(protocol.sectorNanos(true)).picos(),
                        Time.ofNanos(protocol.sectorNanos(false)).picos());
    }

    /** Reports sector times that are given in addition to a protocol. */
    @Override
    public void validate(Problems problems) {
        if (protocol != null) {
            validate("readSectorTime", readSectorTime, problems);
            validate("writeSectorTime", writeSectorTime, problems);
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
}
