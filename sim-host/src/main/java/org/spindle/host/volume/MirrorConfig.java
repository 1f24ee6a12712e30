package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("A volume of which every member has a copy (RAID 1).")
public record MirrorConfig(
        @Doc("Which copy is read.") @Default("shortest-queue-then-seek")
        ReadChoice read,

        @Inline Protection protection,

        @Inline Capacity capacity,

        @Doc("What DiskSim does otherwise when it chooses a copy, to be reproduced; nothing by default.") @Default("[]")
        List<CopyCompat> compat) {}
