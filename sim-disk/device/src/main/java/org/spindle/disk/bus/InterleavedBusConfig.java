package org.spindle.disk.bus;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("A bus that interleaves the transfers of all clients: every request is granted at once.")
public record InterleavedBusConfig(
        @Inline PaceConfig pace,

        @Doc("Whether concurrent transfers share the bandwidth equally: whenever one begins or"
                + " ends, the others continue with a new share. Otherwise each has the full bandwidth.")
        @Default("true")
        boolean shared) {}
