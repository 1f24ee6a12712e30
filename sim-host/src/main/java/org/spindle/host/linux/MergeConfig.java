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
        Size segment,

        @Doc(
                "Maximum size of a merged discard (discard_max_bytes), a limit of the device: by default that of an ATA drive that takes 64"
                        + " ranges of 65,535 sectors.")
        @Default(MergeConfig.ATA_DISCARD)
        @Range(min = "4 KiB")
        Size maxDiscard) {

    static final String ATA_DISCARD = "2097120 KiB";

    /** Makes limits with the default one for discards. */
    public MergeConfig(Merging merging, Size maxSize, int maxSegments, Size segment) {
        this(merging, maxSize, maxSegments, segment, Size.parse(ATA_DISCARD));
    }
}
