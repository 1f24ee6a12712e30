package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

/** The page map. */
@Doc("The map from logical to physical pages.")
public record MapConfig(
        @Doc(
                "Memory for cached entries of the map, which is stored in the flash; the whole map is in memory if absent.")
        @Nullable
        Size cache,

        @Doc("Size of an entry, in memory and in the flash.") @Default("8 B") @Range(min = "1 B", max = "64 B")
        Size entry) {}
