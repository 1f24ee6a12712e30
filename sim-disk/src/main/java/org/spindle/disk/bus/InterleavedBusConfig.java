package org.spindle.disk.bus;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("A bus that interleaves the transfers of all clients: each has it whenever it wants.")
public record InterleavedBusConfig(
        @Doc("Time per 512 bytes from device to host.") @Default("0 ms") @Range(min = "0 ms")
        Time readSectorTime,

        @Doc("Time per 512 bytes from host to device.") @Default("0 ms") @Range(min = "0 ms")
        Time writeSectorTime,

        @Doc("Whether the transfers that run at the same time share the bandwidth equally: whenever one begins or"
                + " ends, the rest of the others goes on at its new share. Without, each has the full bandwidth.")
        @Default("true")
        boolean shared) {}
