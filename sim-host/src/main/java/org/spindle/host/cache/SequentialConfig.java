package org.spindle.host.cache;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

@Doc("Fetches ahead of contiguous reads.")
public record SequentialConfig(
        @Doc("Number of contiguous reads that start prefetching.") @Default("2") @Range(min = "1", max = "1000000")
        int after,

        @Doc("Number of lines kept ahead of the last read; at most half of the cache.")
        @Default("8")
        @Range(min = "1", max = "1000000")
        int lines) {}
