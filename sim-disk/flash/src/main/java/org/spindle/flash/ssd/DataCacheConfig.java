package org.spindle.flash.ssd;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** The data cache in the drive's memory. */
@Doc("The data cache in the drive's memory, with LRU replacement of whole pages.")
public record DataCacheConfig(
        @Doc("Size of the cache.") @Range(min = "512 B") Size size,

        @Doc("Whether pages read from the flash are cached.") @Default("true")
        boolean reads,

        @Doc("Whether writes are complete when the cache has their data (write-back).") @Default("true")
        boolean writes,

        @Doc("Share of the cache that may be dirty; 0 destages each page at once.")
        @Default("0")
        @Range(min = "0", max = "1")
        double dirty,

        @Doc("Whether its contents survive a loss of power, so that a flush need not wait for the flash.")
        @Default("false")
        boolean powerLossProtection,

        @Doc("Time of an access to the memory; it serves one at a time.")
        @Default("0 ns")
        @Range(min = "0 ns", max = "1 s")
        Time access,

        @Doc("Data rate of the memory.") @Default("3200 MB/s") @Range(min = "1 kB/s")
        Rate rate) {}
