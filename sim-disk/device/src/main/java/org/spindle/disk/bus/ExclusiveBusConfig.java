package org.spindle.disk.bus;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

@Doc("A bus that one client owns at a time, such as SCSI.")
public record ExclusiveBusConfig(
        @Doc("Arbitration among waiting clients.") @Default("fcfs")
        Arbitration arbitration,

        @Doc("Arbitration time: from a free bus to its new owner.") @Default("0 ms") @Range(min = "0 ms")
        Time arbitrationTime,

        @Doc("Time per 512 bytes from device to host.") @Default("0 ms") @Range(min = "0 ms")
        Time readSectorTime,

        @Doc("Time per 512 bytes from host to device.") @Default("0 ms") @Range(min = "0 ms")
        Time writeSectorTime,

        @Doc("Protocol of the bus, in place of the sector times.") @Nullable
        BusProtocol protocol,

        @Doc("Known defects of another simulator to be reproduced; none by default.") @Default("[]")
        List<BusCompat> compat)
        implements Validated {

    /** Arbitration among waiting clients. */
    public enum Arbitration {
        FCFS,
        /** The client attached first; the one above the bus comes before all devices. */
        SLOT_PRIORITY,
        /** The next client behind the last owner, in order of attachment, and from the first again. */
        ROUND_ROBIN
    }

    /** Defects of DiskSim 4.0 that change results. */
    public enum BusCompat {
        /** Slot priority prefers the client attached last. */
        HIGHEST_SLOT_FIRST
    }

    /** Returns the sector times in both directions. */
    SectorTimes sectorTimes() {
        return SectorTimes.of(readSectorTime, writeSectorTime, protocol);
    }

    @Override
    public void validate(Problems problems) {
        SectorTimes.validate(readSectorTime, writeSectorTime, protocol, problems);
    }
}
