package org.spindle.host.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** What becomes of flushes and of writes that have to be on the medium. */
public record FlushConfig(
        @Doc(
                "Whether the device has a volatile cache (queue/write_cache: write back); without one a flush ends at once.")
        @Default("true")
        boolean writeCache,

        @Doc(
                "Whether the device can be told to write through its cache (FUA); otherwise such a write is followed by a flush.")
        @Default("false")
        boolean fua) {}
