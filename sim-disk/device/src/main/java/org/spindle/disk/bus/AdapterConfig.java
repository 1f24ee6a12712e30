package org.spindle.disk.bus;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc(
        "A host adapter that answers devices about their connection itself (ready, disconnect, completion) and passes commands,"
                + " reconnections and completions on to the host. Each bus below it carries one transaction at a time.")
public record AdapterConfig(
        @Doc("For each message that it answers or passes on.") @Default("0.5 ms") @Range(min = "0 ms")
        Time messageTime,

        @Doc("Least time for each 512 bytes that it passes on; the buses may be slower.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time sectorTime,

        @Doc("What DiskSim does otherwise, to be reproduced; nothing by default.") @Default("[]")
        List<ControllerCompat> compat) {}
