package org.spindle.host.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** Handling of flushes and of writes with FUA (force unit access). */
public record FlushConfig(
        @Doc(
                "Whether the device has a volatile write cache (queue/write_cache: write back); without one a flush completes at once.")
        @Default("true")
        boolean writeCache,

        @Doc(
                "Whether the device supports writes through its cache (FUA); otherwise such a write is followed by a flush.")
        @Default("false")
        boolean fua) {}
