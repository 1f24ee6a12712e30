package org.spindle.host.redcap;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Config of the layer {@code redcap}. */
@Doc("A small cache of whole disk segments in the memory of the host, for reads only: it prefetches the rest of each segment that a"
        + " read misses, and turns itself off while that does not pay (REDCAP, Gonzalez-Ferez 2012, sections 2.3 and 3.3).")
public record RedcapConfig(
        @Doc("Which of the three designs: 1 (no checks while a change of state is pending), 2 (a pending change can be taken"
                + " back), vd (decided by a virtual disk).")
        @Default("2")
        String version,

        @Doc("How many disk segments there is room for; 64, or 512 with version: vd, if absent.")
        @Range(min = "1", max = "1048576")
        @Nullable
        Integer segments,

        @Doc("Size of a disk segment: what is allocated, replaced and read at once.")
        @Default("128 KiB")
        @Range(min = "512 B", max = "1 GiB")
        Size segment,

        @Doc("Size of a block: what is valid or not.") @Default("4 KiB") @Range(min = "512 B") Size block,

        @Doc("Time to copy a block to the reader.") @Default("2 us") @Range(min = "0 ms") Time copy,

        @Doc("Time beside that for each segment out of which a read is served.") @Default("0 ms") @Range(min = "0 ms")
        Time lookup,

        @Doc("Time for which every read is delayed, in each state, before it is looked at.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time hook,

        @Doc("Longest request to the unit below; longer ones are divided.") @Default("128 KiB") @Range(min = "512 B")
        Size largest,

        @Doc("How a missed segment is read: pieces (what was asked for, then the rest) or single (one request for all of it)."
                + " pieces, or single with version: vd, if absent.")
        @Nullable
        FillKind fill,

        @Doc("Whether blocks stay in the cache when they have been read.") @Default("true")
        boolean keepHits,

        @Doc("Whether blocks that a read finds missing in a segment of the cache are kept there.") @Default("false")
        boolean keepLateReads,

        @Doc("Whether a write that makes blocks of a segment invalid counts as a use of it, for its replacement.")
        @Default("false")
        boolean writesRefresh,

        @Doc("When it is active: adaptive (while it pays), always, or never (what it would have done is still measured).")
        @Default("adaptive")
        Policy activation,

        @Doc("How versions 1 and 2 check whether it pays.") @Default("{}")
        ChecksConfig checks)
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
            throw new IllegalArgumentException("'" + version + "' is no version of REDCAP; write " + RedcapVersion.WORDS);
        }
        return known;
    }

    int room() {
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
            problems.report("version", "'" + version + "' is no version of REDCAP", RedcapVersion.WORDS);
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
