package org.spindle.disk.simple;

import java.util.List;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Config of the device {@code simple}. */
@Doc("A disk with the same access time for every request. Unlike 'fixed', it uses its bus as a drive does:"
        + " it disconnects during the access and reconnects to transfer data.")
public record SimpleConfig(
        @Doc("Addressable bytes.") @Range(min = "512 B") Size capacity,

        @Doc("Time of each access to the medium.") @Range(min = "0 ms", max = "1 d")
        Time access,

        @Doc("Time to process a command, for which the bus is held.") @Default("0 ms") @Range(min = "0 ms", max = "1 d")
        Time overhead,

        @Doc("Least time to transfer one sector over the bus, if the bus is faster.")
        @Default("0 ms")
        @Range(min = "0 ms", max = "1 h")
        Time sectorTime,

        @Doc("Time that the disk adds to each message to the host: ready, disconnect, reconnect, completion.")
        @Default("0 ms")
        @Range(min = "0 ms", max = "1 d")
        Time messageTime,

        @Doc("Whether the disk disconnects during the access.") @Default("true")
        boolean disconnect,

        @Doc("Requests that the disk accepts at once; all but one wait inside.") @Default("1") @Range(min = "1")
        int queueDepth,

        @Doc("Order of the requests that wait inside.")
        @OfKind(SchedulerFactory.class)
        @Default("{type: " + Scheduler.FCFS + "}")
        Component scheduler,

        @Doc("Deviations of DiskSim to be reproduced; none by default.") @Default("[]")
        List<SimpleCompat> compat)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (capacity.bytes() % Size.SECTOR != 0) {
            problems.report(
                    "capacity", capacity + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }
}
