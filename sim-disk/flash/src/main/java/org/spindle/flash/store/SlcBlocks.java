package org.spindle.flash.store;

import org.spindle.flash.medium.FlashGeometry;

/**
 * The blocks of each plane that are written with one bit per cell, so that they hold fewer pages. Fixed ones are always
 * written so; dynamic ones are free blocks that are used so until they are erased.
 */
public final class SlcBlocks {

    private static final byte NOT = 0;
    private static final byte FIXED = 1;
    private static final byte LENT = 2;

    private final int pages;
    private final int fixed;
    private final int lendable;
    private final int leastFree;
    private final int blocks;
    private final byte[] mode;
    /** Fixed blocks that are free. */
    private final int[] unused;

    private final int[] unusedBlocks;
    private final int[] lent;
    /** Full blocks of each plane, in the order in which they were filled. */
    private final int[] full;

    private final int[] fullBlocks;
    private int used;

    /**
     * @param pages pages of a block
     * @param fixed fixed blocks of each plane
     * @param lendable largest number of dynamic blocks of each plane
     * @param leastFree free blocks of a plane that remain when a dynamic one is allocated
     */
    public SlcBlocks(FlashGeometry geometry, int pages, int fixed, int lendable, int leastFree) {
        this.pages = pages;
        this.fixed = fixed;
        this.lendable = lendable;
        this.leastFree = leastFree;
        blocks = geometry.blocks();
        mode = new byte[geometry.allBlocks()];
        unused = new int[geometry.allPlanes() * fixed];
        unusedBlocks = new int[geometry.allPlanes()];
        lent = new int[geometry.allPlanes()];
        full = new int[geometry.allPlanes() * size()];
        fullBlocks = new int[geometry.allPlanes()];
    }

    /** Returns the pages of a block with one bit per cell. */
    public int pages() {
        return pages;
    }

    /** Most blocks of a plane. */
    public int size() {
        return fixed + lendable;
    }

    int fixed() {
        return fixed;
    }

    /** Returns whether a block is at present written with one bit per cell. */
    public boolean contains(int block) {
        return mode[block] != NOT;
    }

    /** Returns whether a block is a fixed one. */
    public boolean isFixed(int block) {
        return mode[block] == FIXED;
    }

    /**
     * Blocks of a plane that can be opened.
     *
     * @param free free blocks of the plane, none of which is fixed
     */
    public int available(int plane, int free) {
        return unusedBlocks[plane] + Math.max(0, Math.min(lendable - lent[plane], free - leastFree));
    }

    /** Blocks of a plane that hold data or are being written. */
    public int used(int plane) {
        return fixed - unusedBlocks[plane] + lent[plane];
    }

    /** Blocks of all planes that hold data or are being written. */
    public int used() {
        return used;
    }

    /** The block that was filled first of a plane's full ones, or {@link BlockStore#NONE}. */
    public int oldest(int plane) {
        return fullBlocks[plane] == 0 ? BlockStore.NONE : full[plane * size()];
    }

    /** The dynamic one that was filled first of a plane's full ones, or {@link BlockStore#NONE}. */
    public int oldestLent(int plane) {
        int from = plane * size();
        for (int i = from; i < from + fullBlocks[plane]; i++) {
            if (mode[full[i]] == LENT) {
                return full[i];
            }
        }
        return BlockStore.NONE;
    }

    void fix(int block) {
        mode[block] = FIXED;
        int plane = block / blocks;
        unused[plane * fixed + unusedBlocks[plane]++] = block;
    }

    /** Takes the fixed block that has been free longest, or {@link BlockStore#NONE}. */
    int takeFixed(int plane) {
        if (unusedBlocks[plane] == 0) {
            return BlockStore.NONE;
        }
        int first = plane * fixed;
        int block = unused[first];
        System.arraycopy(unused, first + 1, unused, first, --unusedBlocks[plane]);
        used++;
        return block;
    }

    void lend(int block) {
        mode[block] = LENT;
        lent[block / blocks]++;
        used++;
    }

    void filled(int block) {
        int plane = block / blocks;
        full[plane * size() + fullBlocks[plane]++] = block;
    }

    /** Notes that a full block is to be erased. */
    void taken(int block) {
        int plane = block / blocks;
        int from = plane * size();
        int to = from + fullBlocks[plane]--;
        int at = from;
        while (full[at] != block) {
            at++;
        }
        System.arraycopy(full, at + 1, full, at, to - at - 1);
    }

    /** Notes that a block was erased. Fixed ones can be written again; others leave the cache. */
    void erased(int block) {
        int plane = block / blocks;
        used--;
        if (mode[block] == FIXED) {
            unused[plane * fixed + unusedBlocks[plane]++] = block;
        } else {
            mode[block] = NOT;
            lent[plane]--;
        }
    }
}
