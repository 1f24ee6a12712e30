package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("A volume of which every member holds a copy (RAID 1).")
public record MirrorConfig(
        @Doc("The copy that is read.") @Default("shortest-queue-then-seek")
        ReadChoice read,

        @Inline Protection protection,

        @Inline Capacity capacity,

        @Doc("Behaviours of DiskSim in the choice of a copy to reproduce; none by default.") @Default("[]")
        List<CopyCompat> compat) {}
