package org.spindle.disk.bus;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc(
        "A host adapter that answers messages of devices about their connection itself (ready, disconnect, completion) and forwards commands,"
                + " reconnections and completions to the host. Each bus below it carries one transaction at a time.")
public record AdapterConfig(
        @Doc("Time for each message that it answers or forwards.") @Default("0.5 ms") @Range(min = "0 ms")
        Time messageTime,

        @Doc("Least time for each 512 bytes that it transfers; the buses may be slower.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time sectorTime,

        @Doc("Deviations of DiskSim to be reproduced; none by default.") @Default("[]")
        List<ControllerCompat> compat) {}
