package org.spindle.disk.bus;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

@Doc("A bus that interleaves the transfers of all clients: every request is granted at once.")
public record InterleavedBusConfig(
        @Doc("Time per 512 bytes from device to host.") @Default("0 ms") @Range(min = "0 ms")
        Time readSectorTime,

        @Doc("Time per 512 bytes from host to device.") @Default("0 ms") @Range(min = "0 ms")
        Time writeSectorTime,

        @Doc("Protocol of the bus, in place of the sector times.") @Nullable
        BusProtocol protocol,

        @Doc("Whether concurrent transfers share the bandwidth equally: whenever one begins or"
                + " ends, the others continue with a new share. Otherwise each has the full bandwidth.")
        @Default("true")
        boolean shared)
        implements Validated {

    /** Returns the sector times in both directions. */
    SectorTimes sectorTimes() {
        return SectorTimes.of(readSectorTime, writeSectorTime, protocol);
    }

    @Override
    public void validate(Problems problems) {
        SectorTimes.validate(readSectorTime, writeSectorTime, protocol, problems);
    }
}
