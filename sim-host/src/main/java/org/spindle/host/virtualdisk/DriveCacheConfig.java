package org.spindle.host.virtualdisk;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** The simulated cache of a drive (González-Férez 2012, section 4.3.1). */
@Doc("A cache of equal segments, each with contiguous data, with LRU replacement.")
public record DriveCacheConfig(
        @Doc("Size of the cache.") @Range(min = "4 KiB") Size size,

        @Doc("Total number of segments, for reads and for writes.") @Range(min = "1", max = "65536")
        int segments,

        @Doc("Number of segments that are reserved for writes.") @Default("0") @Range(min = "0")
        int writeSegments,

        @Doc("Read-ahead of sequential accesses, which is the maximum.") @Default("128 KiB") @Range(min = "0 B")
        Size sequentialReadAhead,

        @Doc("Initial read-ahead of other accesses.") @Default("128 KiB") @Range(min = "0 B")
        Size randomReadAhead,

        @Doc("Distance to the previous access below which an access is sequential.")
        @Default("64 KiB")
        @Range(min = "512 B")
        Size sequentialWithin,

        @Doc("Whether later reads hit written data in the cache; otherwise a write only invalidates data.")
        @Default("true")
        boolean readsWritten)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (writeSegments >= segments) {
            problems.report(
                    "writeSegments",
                    "none of " + segments + " segments is left for reads",
                    "at most " + (segments - 1) + ", or more segments");
        }
        if (size.bytes() / segments < 4096) {
            problems.report("segments", "a segment would be smaller than 4 KiB", "at most " + size.bytes() / 4096);
        }
        if (randomReadAhead.bytes() > sequentialReadAhead.bytes()) {
            problems.report(
                    "randomReadAhead",
                    randomReadAhead + " is more than sequentialReadAhead, " + sequentialReadAhead,
                    "at most " + sequentialReadAhead);
        }
    }
}
