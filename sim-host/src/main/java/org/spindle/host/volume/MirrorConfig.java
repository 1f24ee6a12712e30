package org.spindle.host.volume;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("A volume of which every member has a copy (RAID 1).")
public record MirrorConfig(
        @Doc("Which copy is read.") @Default("shortest-queue-then-seek")
        ReadChoice read,

        @Inline Protection protection,

        @Inline Capacity capacity) {}
