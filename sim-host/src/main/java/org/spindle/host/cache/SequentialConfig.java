package org.spindle.host.cache;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

@Doc("Fetches ahead of reads that follow each other without a gap.")
public record SequentialConfig(
        @Doc("How many reads without a gap begin it.") @Default("2") @Range(min = "1", max = "1000000")
        int after,

        @Doc("How many lines it keeps ahead of the last read; at most half of the cache.")
        @Default("8")
        @Range(min = "1", max = "1000000")
        int lines) {}
