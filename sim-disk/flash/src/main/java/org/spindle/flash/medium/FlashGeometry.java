package org.spindle.flash.medium;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/**
 * The parts of the flash. Planes are numbered with channels outermost, then chips, dies, planes; blocks through all planes; pages
 * through all blocks. The defaults are MQSim's.
 */
@Doc("Parts of the flash, each within the one before.")
public record FlashGeometry(
        @Doc("Channels.") @Default("8") @Range(min = "1", max = "1024")
        int channels,

        @Doc("Chips on each channel.") @Default("4") @Range(min = "1", max = "1024")
        int chips,

        @Doc("Dies in each chip.") @Default("2") @Range(min = "1", max = "64")
        int dies,

        @Doc("Planes of each die.") @Default("2") @Range(min = "1", max = "64")
        int planes,

        @Doc("Erase blocks of each plane.") @Default("2048") @Range(min = "4", max = "1048576")
        int blocks,

        @Doc("Pages of each block.") @Default("256") @Range(min = "1", max = "65536")
        int pages,

        @Doc("Bytes of a page, the unit of the mapping.") @Default("8 KiB") @Range(min = "512 B", max = "32 KiB")
        Size page)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (page.bytes() % Size.SECTOR != 0) {
            problems.report("page", page + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
        double all = (double) channels * chips * dies * planes * blocks * pages;
        if (all > Integer.MAX_VALUE - 8) {
            problems.report(
                    "",
                    String.format("the geometry multiplies to %.4g pages", all),
                    "at most 2147483639 pages; use larger pages");
        }
    }

    /** Returns the bytes of all pages. */
    public Size size() {
        return new Size((long) allPlanes() * pagesPerPlane() * page.bytes());
    }

    public int allDies() {
        return channels * chips * dies;
    }

    public int allPlanes() {
        return allDies() * planes;
    }

    public int pagesPerPlane() {
        return blocks * pages;
    }

    public int allBlocks() {
        return allPlanes() * blocks;
    }

    public int pageSectors() {
        return (int) page.sectors();
    }

    public int dieOfPlane(int plane) {
        return plane / planes;
    }

    public int channelOfDie(int die) {
        return die / (chips * dies);
    }

    public int chipOfDie(int die) {
        return die / dies;
    }

    public int planeOfPage(int page) {
        return page / pagesPerPlane();
    }

    /** Returns the number of a page within its block. */
    public int offsetOfPage(int page) {
        return page % pages;
    }
}
