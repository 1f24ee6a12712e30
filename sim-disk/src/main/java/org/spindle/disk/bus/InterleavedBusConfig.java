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

        @Doc(
                "Whether clients that use the bus at the same time share its bandwidth equally; a transfer keeps the share that it"
                        + " had when it began. Without, each has the full bandwidth.")
        @Default("true")
        boolean shared) {}
