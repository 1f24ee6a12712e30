package org.spindle.host.redcap;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Configuration of the layer {@code redcap}. */
@Doc(
        "A small cache of disk segments in the memory of the host, for reads only: it prefetches the rest of each segment that a read"
                + " misses, and turns itself off while this does not reduce the time of reads (REDCAP, González-Férez 2012, sections"
                + " 2.3 and 3.3).")
public record RedcapConfig(
        @Doc(
                "The version of the design: 1 (no checks while a change of state is pending), 2 (a pending change can be undone), vd"
                        + " (decided by a virtual disk).")
        @Default("2")
        String version,

        @Doc("Capacity of the cache in disk segments; 64, or 512 with version: vd, if absent.")
        @Range(min = "1", max = "1048576")
        @Nullable
        Integer segments,

        @Doc("Size of a disk segment: the unit of allocation, replacement and prefetching.")
        @Default("128 KiB")
        @Range(min = "512 B", max = "1 GiB")
        Size segment,

        @Doc("Size of a block: the unit that is valid or invalid.") @Default("4 KiB") @Range(min = "512 B")
        Size block,

        @Doc("Time to copy a block to the reader.") @Default("2 us") @Range(min = "0 ms")
        Time copy,

        @Doc("Additional time for each segment from which a read is served.") @Default("0 ms") @Range(min = "0 ms")
        Time lookup,

        @Doc("Delay of every read, in each state, before it is processed.") @Default("0 ms") @Range(min = "0 ms")
        Time hook,

        @Doc("Largest request to the unit below; larger ones are split.") @Default("128 KiB") @Range(min = "512 B")
        Size largest,

        @Doc(
                "How a missed segment is read: pieces (the requested blocks, then the rest) or single (one request for all of it);"
                        + " pieces, or single with version: vd, if absent.")
        @Nullable
        FillKind fill,

        @Doc("Whether blocks stay in the cache after they have been read.") @Default("true")
        boolean keepHits,

        @Doc("Whether blocks that are missing in a cached segment are stored there when they have been read.")
        @Default("false")
        boolean keepLateReads,

        @Doc("Whether a write that invalidates blocks of a segment counts as a use of the segment for its replacement.")
        @Default("false")
        boolean writesRefresh,

        @Doc(
                "When the cache is active: adaptive (while it reduces the time of reads), always, or never (its hits and misses are"
                        + " still simulated).")
        @Default("adaptive")
        Policy activation,

        @Doc("How versions 1 and 2 check whether the cache reduces the time of reads.") @Default("{}")
        ChecksConfig checks,

        @Doc("How version vd compares the two states.") @Default("{}")
        ComparisonConfig comparison)
        implements Validated {

    /** When the cache is active. */
    public enum Policy {
        ADAPTIVE,
        ALWAYS,
        NEVER
    }

    private static final int SEGMENTS = 64;
    private static final int SEGMENTS_OF_VIRTUAL_DISK = 512;

    RedcapVersion design() {
        RedcapVersion known = RedcapVersion.of(version);
        if (known == null) {
            throw new IllegalArgumentException(
                    "'" + version + "' is not a version of REDCAP; write " + RedcapVersion.WORDS);
        }
        return known;
    }

    int slots() {
        if (segments != null) {
            return segments;
        }
        return design() == RedcapVersion.VIRTUAL_DISK ? SEGMENTS_OF_VIRTUAL_DISK : SEGMENTS;
    }

    FillKind filling() {
        if (fill != null) {
            return fill;
        }
        return design() == RedcapVersion.VIRTUAL_DISK ? FillKind.SINGLE : FillKind.PIECES;
    }

    @Override
    public void validate(Problems problems) {
        if (RedcapVersion.of(version) == null) {
            problems.report("version", "'" + version + "' is not a version of REDCAP", RedcapVersion.WORDS);
        }
        if (block.bytes() % Size.SECTOR != 0) {
            problems.report("block", block + " is not a whole number of sectors", "a multiple of 512 B");
            return;
        }
        requireBlocks("segment", segment, problems);
        requireBlocks("largest", largest, problems);
    }

    private void requireBlocks(String key, Size size, Problems problems) {
        if (size.bytes() < block.bytes()) {
            problems.report(key, size + " is less than a block of " + block, "a multiple of " + block);
        } else if (size.bytes() % block.bytes() != 0) {
            problems.report(key, size + " is not a whole number of blocks of " + block, "a multiple of " + block);
        }
    }
}
