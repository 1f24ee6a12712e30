package org.spindle.host.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

/** Limits of merged requests. */
public record MergeConfig(
        @Doc("Which arrivals are merged into waiting requests: all, latest, none.") @Default("all")
        Merging merging,

        @Doc("Maximum size of a merged request (max_sectors_kb).") @Default("1280 KiB") @Range(min = "4 KiB")
        Size maxSize,

        @Doc("Maximum number of memory segments of a merged request (max_segments).") @Default("128") @Range(min = "1")
        int maxSegments,

        @Doc("Size of a memory segment: a page, unless buffers are contiguous in memory.")
        @Default("4 KiB")
        @Range(min = "512 B")
        Size segment) {}
