package org.spindle.disk.bus;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("A bus that one client owns at a time, such as SCSI.")
public record ExclusiveBusConfig(
        @Doc("Arbitration among waiting clients.") @Default("fcfs")
        Arbitration arbitration,

        @Doc("Arbitration time: from a free bus to its new owner.") @Default("0 ms") @Range(min = "0 ms")
        Time arbitrationTime,

        @Inline PaceConfig pace,

        @Doc("Known defects of another simulator to be reproduced; none by default.") @Default("[]")
        List<BusCompat> compat) {

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
}
