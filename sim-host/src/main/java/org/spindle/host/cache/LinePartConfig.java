package org.spindle.host.cache;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

@Doc("Fetches further parts of lines that are fetched in part.")
public record LinePartConfig(
        @Doc("Other parts of its line that a read fetches: none, front, rest or line (both).") @Default("none")
        Prefetch reads,

        @Doc("Other parts of its line that are fetched when a write covers a grain of the valid bits only in part.")
        @Default("none")
        Prefetch writes) {}
