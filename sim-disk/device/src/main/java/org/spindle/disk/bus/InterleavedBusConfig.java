package org.spindle.disk.bus;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

@Doc("A bus that interleaves the transfers of all clients: each has it whenever it wants.")
public record InterleavedBusConfig(
        @Doc("Time per 512 bytes from device to host.") @Default("0 ms") @Range(min = "0 ms")
        Time readSectorTime,

        @Doc("Time per 512 bytes from host to device.") @Default("0 ms") @Range(min = "0 ms")
        Time writeSectorTime,

        @Doc("How words cross the bus, in place of the sector times.") @Nullable
        BusProtocol protocol,

        @Doc("Whether the transfers that run at the same time share the bandwidth equally: whenever one begins or"
                + " ends, the rest of the others goes on at its new share. Without, each has the full bandwidth.")
        @Default("true")
        boolean shared)
        implements Validated {

    /** Its pace, in either direction. */
    SectorTimes sectorTimes() {
        return SectorTimes.of(readSectorTime, writeSectorTime, protocol);
    }

    @Override
    public void validate(Problems problems) {
        SectorTimes.validate(readSectorTime, writeSectorTime, protocol, problems);
    }
}
