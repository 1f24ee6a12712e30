package org.spindle.flash.ssd;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.flash.medium.FlashTimes;
import org.spindle.flash.store.SlcBlocks;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** The SLC write cache: blocks of each plane that are written with one bit per cell. */
@Doc(
        "SLC write cache: blocks of each plane that are written with one bit per cell, so that their pages are divided by the number of types in flash.program."
                + " Folding moves the valid pages of the block that was filled first to other blocks and erases it.")
public record SlcCacheConfig(
        @Doc("Fixed blocks of each plane, in addition to over-provisioning; they do not wear out.")
        @Default("0")
        @Range(min = "0", max = "1048576")
        int fixed,

        @Doc(
                "Dynamic blocks: most free blocks of each plane that the cache uses, as long as garbage collection need not begin for it.")
        @Default("0")
        @Range(min = "0", max = "1048576")
        int dynamic,

        @Doc("Time to read a page.") @Default("25 us") @Range(min = "0 us", max = "1 s")
        Time read,

        @Doc("Time to program a page.") @Default("200 us") @Range(min = "0 us", max = "1 s")
        Time program,

        @Doc("Time to erase a block; flash.erase if absent.") @Range(min = "0 us", max = "1 s") @Nullable
        Time erase,

        @Doc("What host writes do when the cache of their plane is full.") @Default("bypass")
        WhenFull whenFull,

        @Doc("Folding runs concurrently with host commands in a plane whose writable share of the cache is below this.")
        @Default("0")
        @Range(min = "0", max = "1")
        double foldBelow,

        @Doc("Idle time after which folding runs until the next command; never if absent.")
        @Range(min = "0 us", max = "1 h")
        @Nullable
        Time idle) {

    /** What happens to writes when the cache is full. */
    public enum WhenFull {
        @Doc("They bypass the cache.")
        BYPASS,
        @Doc("They wait until a block has been folded.")
        FOLD
    }

    void check(SsdConfig drive, Problems problems) {
        int bits = drive.flash().program().size();
        if (bits < 2) {
            problems.report(
                    "slcCache",
                    "flash.program has one type of pages, so that all blocks are written with one bit per cell",
                    "two types or more, or no slcCache");
        } else if (drive.geometry().pages() < bits) {
            problems.report(
                    "slcCache",
                    "a block of " + drive.geometry().pages() + " pages holds none with one bit instead of " + bits,
                    "more geometry.pages");
        }
        if (fixed >= drive.geometry().blocks()) {
            problems.report(
                    "slcCache.fixed",
                    fixed + " blocks are not fewer than the " + drive.geometry().blocks() + " of a plane",
                    "fewer, or more geometry.blocks");
        }
        if (fixed + dynamic == 0) {
            problems.report("slcCache", "the cache has no blocks", "fixed or dynamic above 0, or no slcCache");
        }
    }

    /** Returns the times of the cache's pages and blocks. */
    FlashTimes times(FlashTimes flash) {
        return new FlashTimes(List.of(read), List.of(program), erase == null ? flash.erase() : erase, null);
    }

    /** Returns the cache's blocks. */
    SlcBlocks blocks(FlashGeometry geometry, int bits, int leastFree) {
        return new SlcBlocks(geometry, geometry.pages() / bits, fixed, dynamic, leastFree);
    }
}
