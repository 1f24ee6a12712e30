package org.spindle.host.filecache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Replacement;
import org.spindle.spi.Component;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Config of the file cache of a host. */
@Doc(
        "A cache of file blocks in the memory of the host. With it the requests of a system trace, and the waits for them, follow"
                + " from the accesses through the cache; those of the trace are left out.")
public record FileCacheConfig(
        @Doc("Room for data.") @Range(min = "8 KiB", max = "64 GiB")
        Size size,

        @Doc("Unit of allocation and of transfers.") @Default("8 KiB") @Range(min = "512 B", max = "1 MiB")
        Size block,

        @Doc("Largest request: contiguous blocks are read and written together up to this; a block if absent.")
        @Range(min = "512 B", max = "1 GiB")
        @Nullable
        Size largestRequest,

        @Doc("Whether a block of metadata is locked while it is written back, so that accesses to it wait; blocks of"
                + " files never are.")
        @Default("true")
        boolean lockMetadata,

        @Doc("Treatment of dirty blocks in the search for a victim: they are written back and the search continues"
                + " until a clean one is found (true), or the process waits for the first of them (false).")
        @Default("true")
        boolean skipDirty,

        @Doc("Replacement policy: which block is evicted for another.")
        @OfKind(ReplacementFactory.class)
        @Default("{type: " + Replacement.LRU + "}")
        Component replacement,

        @Doc("Read-ahead policy. Each process has its own run of reads.")
        @OfKind(PrefetchFactory.class)
        @Default("{type: sequential, after: 1, lines: 1}")
        Component prefetch,

        @Doc(
                "When dirty blocks are written out in addition to evictions; by default by a daemon that sweeps a thirtieth of the cache"
                        + " every second, like that of UNIX System V Release 4.")
        @OfKind(WriteBackFactory.class)
        @Default("{type: timed, period: 30 s, steps: 30}")
        Component writeBack)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (block.bytes() % Size.SECTOR != 0) {
            problems.report("block", block + " is not a whole number of sectors", "a multiple of 512 B");
        }
        if (size.bytes() / block.bytes() < 2) {
            problems.report("size", size + " has no room for two blocks of " + block, "at least two blocks");
        }
        if (largestRequest != null && largestRequest.compareTo(block) < 0) {
            problems.report("largestRequest", largestRequest + " is less than a block, " + block, "at least a block");
        }
        PrefetchOfFiles.check(prefetch, problems);
    }

    int blocks() {
        return Math.toIntExact(size.bytes() / block.bytes());
    }

    int blockSectors() {
        return (int) (block.bytes() / Size.SECTOR);
    }

    /** Returns the maximum number of blocks of a request. */
    int cluster() {
        return largestRequest == null ? 1 : (int) Math.min(blocks(), largestRequest.bytes() / block.bytes());
    }
}
