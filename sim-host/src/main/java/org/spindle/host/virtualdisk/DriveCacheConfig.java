package org.spindle.host.virtualdisk;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** The simulated cache of a drive (González-Férez 2012, section 4.3.1). */
@Doc("A cache of equal segments, each with contiguous data, of which the least recently used gives way.")
public record DriveCacheConfig(
        @Doc("Size of the cache.") @Range(min = "4 KiB") Size size,

        @Doc("Segments for reads, with those for writes.") @Range(min = "1", max = "65536")
        int segments,

        @Doc("Segments that are kept for writes.") @Default("0") @Range(min = "0")
        int writeSegments,

        @Doc("What is read ahead of sequential accesses, which is the most.") @Default("128 KiB") @Range(min = "0 B")
        Size sequentialReadAhead,

        @Doc("What is read ahead of other accesses at first.") @Default("128 KiB") @Range(min = "0 B")
        Size randomReadAhead,

        @Doc("Distance to the access before, below which an access is sequential.") @Default("64 KiB") @Range(min = "512 B")
        Size sequentialWithin,

        @Doc("Whether written data are in the cache for later reads; otherwise a write only invalidates.") @Default("true")
        boolean readsWritten)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (writeSegments >= segments) {
            problems.report(
                    "writeSegments",
                    "no segment is left for reads of " + segments,
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
