package org.spindle.host.cache;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

@Doc("Fetches more of the lines that are fetched in part.")
public record LinePartConfig(
        @Doc("What else of its line a read fetches: none, front, rest or line (both).") @Default("none")
        Prefetch reads,

        @Doc("What else of its line is fetched when a write covers only a part of what a valid bit stands for.")
        @Default("none")
        Prefetch writes) {}
