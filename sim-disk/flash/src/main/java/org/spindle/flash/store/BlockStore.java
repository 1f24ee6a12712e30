package org.spindle.flash.store;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.medium.FlashGeometry;

/**
 * Blocks, pages and the page map. A page is free, valid (the newest copy of a logical page) or invalid; the pages of a block are
 * written in order, and a block is erased as a whole when no page of it is valid. Each plane has one open block for each
 * {@link WriteStream}. Blocks of an SLC cache hold fewer pages.
 *
 * <p>The logical pages are those of the host, followed by those of the map if it lies in the flash.
 */
public final class BlockStore {

    public static final int NONE = -1;

    private static final byte FREE = 0;
    private static final byte OPEN = 1;
    private static final byte FULL = 2;
    private static final byte VICTIM = 3;
    private static final byte RETIRED = 4;

    private static final int STREAMS = WriteStream.values().length;

    private final FlashGeometry geometry;
    private final int pages;
    private final int planes;
    private final int hostPages;
    private final int reserve;
    private final PageMap map;
    private final byte[] state;
    private final int[] valid;
    private final int[] written;
    private final int[] programmed;
    private final long[] openedAt;
    private final FreeBlocks free;
    private final int[] open;
    private final int[] reads;
    private final int[] retired;
    private int endurance = Integer.MAX_VALUE;
    private final WearCounts wear;
    private @Nullable SlcBlocks slc;
    private long opened;

    /**
     * @param hostPages logical pages of the host, a multiple of the number of planes
     * @param mapPages logical pages of the map
     * @param reserve free blocks of a plane that only garbage collection may take, at least 1
     * @param leastWornFirst whether the free block with the fewest erases is taken, otherwise the one that has been free
     *     longest
     */
    public BlockStore(FlashGeometry geometry, int hostPages, int mapPages, int reserve, boolean leastWornFirst) {
        this.geometry = geometry;
        this.hostPages = hostPages;
        this.reserve = reserve;
        pages = geometry.pages();
        planes = geometry.allPlanes();
        map = new PageMap(geometry, hostPages, mapPages);
        int blocks = geometry.allBlocks();
        state = new byte[blocks];
        valid = new int[blocks];
        written = new int[blocks];
        programmed = new int[blocks];
        openedAt = new long[blocks];
        open = new int[planes * STREAMS];
        Arrays.fill(open, NONE);
        reads = new int[blocks];
        retired = new int[planes];
        wear = new WearCounts(blocks);
        free = new FreeBlocks(planes, geometry.blocks(), wear, leastWornFirst);
    }

    public FlashGeometry geometry() {
        return geometry;
    }

    public int hostPages() {
        return hostPages;
    }

    public WearCounts wear() {
        return wear;
    }

    /**
     * Adds an SLC cache. All blocks must be free except for retired ones; the last of each plane become the fixed ones.
     */
    public void cacheIn(SlcBlocks blocks) {
        slc = blocks;
        for (int plane = 0; plane < planes; plane++) {
            for (int i = 0; i < blocks.fixed(); i++) {
                blocks.fix(free.exempt(plane));
            }
        }
    }

    /** Returns the blocks that are written with one bit per cell; null if there are none. */
    public @Nullable SlcBlocks slc() {
        return slc;
    }

    /** Returns whether the block of a page is written with one bit per cell. */
    public boolean isSlc(int page) {
        return slc != null && slc.contains(page / pages);
    }

    /** Returns whether a block is a fixed one of the SLC cache. */
    public boolean isFixedSlc(int block) {
        return slc != null && slc.isFixed(block);
    }

    private int capacity(int block) {
        return slc != null && slc.contains(block) ? slc.pages() : pages;
    }

    /** Returns the newest copy of a logical page, or {@link #NONE}. */
    public int pageOf(int logical) {
        return map.pageOf(logical);
    }

    /** Returns the logical page of which a page is the newest copy, or {@link #NONE}. */
    public int logicalOf(int page) {
        return map.logicalOf(page);
    }

    public int freeBlocks(int plane) {
        return free.count(plane);
    }

    /** Returns whether the stream can allocate a page in the plane now. */
    public boolean hasRoom(int plane, WriteStream stream) {
        int block = open[plane * STREAMS + stream.ordinal()];
        return block != NONE || mayOpen(plane, stream);
    }

    private boolean mayOpen(int plane, WriteStream stream) {
        if (stream == WriteStream.CACHED) {
            return slc != null && slc.available(plane, free.count(plane)) > 0;
        }
        return free.count(plane) > (stream.isMoved() ? 0 : reserve);
    }

    /**
     * Allocates the next page of a stream for a logical page, whose older copy becomes invalid.
     *
     * @return the page, or {@link #NONE}, and nothing is changed, if the stream has no room
     */
    public int write(int plane, WriteStream stream, int logical) {
        int page = allocate(plane, stream);
        if (page != NONE) {
            invalidate(logical);
            place(plane, page, logical);
        }
        return page;
    }

    /**
     * Allocates the next page of a stream for the contents of a valid page, which becomes invalid. Unlike {@link #write} it need not
     * look the page up in the map.
     *
     * @return the page, or {@link #NONE}, and nothing is changed, if there is no room
     */
    public int move(int plane, WriteStream stream, int from) {
        int page = allocate(plane, stream);
        if (page != NONE) {
            int logical = logicalOf(from);
            invalidatePage(from);
            place(plane, page, logical);
        }
        return page;
    }

    private int allocate(int plane, WriteStream stream) {
        int frontier = plane * STREAMS + stream.ordinal();
        int block = open[frontier];
        if (block == NONE) {
            if (!mayOpen(plane, stream)) {
                return NONE;
            }
            block = stream == WriteStream.CACHED && slc != null ? takeSlc(plane, slc) : free.take(plane, stream);
            state[block] = OPEN;
            openedAt[block] = ++opened;
            open[frontier] = block;
        }
        int page = block * pages + written[block]++;
        if (written[block] == capacity(block)) {
            state[block] = FULL;
            open[frontier] = NONE;
            if (stream == WriteStream.CACHED && slc != null) {
                slc.filled(block);
            }
        }
        return page;
    }

    private void place(int plane, int page, int logical) {
        map.put(plane, page, logical);
        valid[page / pages]++;
    }

    /**
     * Makes a free page the newest copy of a logical page of the host.
     *
     * @param pageOfPlane number of the page within its plane
     * @param turn remainder of the logical page by the number of planes
     * @param row the quotient
     */
    void place(int plane, int block, int pageOfPlane, int turn, int row) {
        map.put(plane, pageOfPlane, turn, row);
        valid[block]++;
    }

    /** Exchanges the contents, valid or not, of two pages of a plane, neither of which has been programmed yet. */
    public void exchange(int plane, int page, int other) {
        int more = (logicalOf(other) == NONE ? 0 : 1) - (logicalOf(page) == NONE ? 0 : 1);
        valid[page / pages] += more;
        valid[other / pages] -= more;
        map.exchange(plane, page, other);
    }

    private int takeSlc(int plane, SlcBlocks blocks) {
        int block = blocks.takeFixed(plane);
        if (block == NONE) {
            block = free.take(plane, WriteStream.CACHED);
            blocks.lend(block);
        }
        return block;
    }

    /** Fills a free block at once, for the initial state of a drive. */
    int takeFull(int plane) {
        int block = free.takeLast(plane);
        openedAt[block] = ++opened;
        state[block] = FULL;
        written[block] = pages;
        programmed[block] = pages;
        return block;
    }

    /** Discards a logical page, whose contents are no longer needed. */
    public void discard(int logical) {
        if (invalidate(logical)) {
            map.clearLogical(logical);
        }
    }

    /** Invalidates the newest copy of a logical page, if there is any. */
    private boolean invalidate(int logical) {
        int old = pageOf(logical);
        if (old == NONE) {
            return false;
        }
        invalidatePage(old);
        return true;
    }

    private void invalidatePage(int page) {
        map.clearPage(page);
        valid[page / pages]--;
    }

    /**
     * Notes that a written page has been programmed.
     *
     * @throws IllegalStateException if it is not the next of its block, whose pages are programmed in order
     */
    public void programmed(int page) {
        int block = page / pages;
        if (page - block * pages != programmed[block]++) {
            throw new IllegalStateException("page " + page + " is not the next to be programmed in its block");
        }
    }

    /** Returns whether the contents of a page have left the controller's memory. */
    public boolean isProgrammed(int page) {
        return page % pages < programmed[page / pages];
    }

    /**
     * Returns whether a block is collectable: it is full, all its pages are programmed, it is not a victim and not in
     * the SLC cache.
     */
    public boolean isCollectable(int block) {
        return state[block] == FULL && programmed[block] == pages;
    }

    /** Returns whether a block is open, but waits for pages since as many blocks were opened as the drive has. */
    public boolean isStale(int block) {
        boolean isOpen = state[block] == OPEN && programmed[block] == written[block];
        return isOpen && opened - openedAt[block] > state.length && !isSlc(block * pages);
    }

    /** Returns whether the contents of a block of the SLC cache may be moved out of it. */
    public boolean isFoldable(int block) {
        return slc != null && slc.contains(block) && state[block] == FULL && programmed[block] == slc.pages();
    }

    /** Returns the number of valid pages of a block. */
    public int valid(int block) {
        return valid[block];
    }

    /** Returns the number of pages of a block that are not free. */
    public int written(int block) {
        return written[block];
    }

    /** Returns a number that is larger for blocks whose first page was written later. */
    public long openedAt(int block) {
        return openedAt[block];
    }

    /** Returns the number of blocks that have been opened so far. */
    public long opened() {
        return opened;
    }

    /** Sets the number of erases after which blocks fail at the next erase. */
    public void endurance(int erases) {
        endurance = erases;
    }

    /** Retires a free block. */
    public void retire(int block) {
        int plane = block / geometry.blocks();
        free.retire(plane, block);
        state[block] = RETIRED;
        retired[plane]++;
    }

    /** Returns the number of retired blocks of a plane. */
    public int retired(int plane) {
        return retired[plane];
    }

    /** Returns whether a block is erased and can be written by any stream. */
    public boolean isFree(int block) {
        return state[block] == FREE && !isFixedSlc(block);
    }

    public boolean isRetired(int block) {
        return state[block] == RETIRED;
    }

    /** Counts a read of a page and returns how many its block has had since it was erased. */
    public int read(int page) {
        return ++reads[page / pages];
    }

    /** Reads of a block since it was erased. */
    public int reads(int block) {
        return reads[block];
    }

    /** Marks a block as a victim, so that no policy chooses it again until it is erased; if open, it gets no more pages. */
    public void take(int block) {
        if (state[block] == OPEN) {
            for (int frontier = 0; frontier < open.length; frontier++) {
                open[frontier] = open[frontier] == block ? NONE : open[frontier];
            }
        }
        state[block] = VICTIM;
        if (slc != null && slc.contains(block)) {
            slc.taken(block);
        }
    }

    /**
     * Erases a block, which then is free or, if the erase fails, retired.
     *
     * @throws IllegalStateException if pages of it are valid
     */
    public void erase(int block) {
        if (valid[block] != 0) {
            throw new IllegalStateException("block " + block + " is erased with " + valid[block] + " valid pages");
        }
        int plane = block / geometry.blocks();
        written[block] = 0;
        programmed[block] = 0;
        reads[block] = 0;
        if (slc != null && slc.contains(block)) {
            slc.erased(block);
            if (slc.isFixed(block)) {
                state[block] = FREE;
                return;
            }
        }
        if (wear.erases(block) == endurance) {
            state[block] = RETIRED;
            retired[plane]++;
            return;
        }
        state[block] = FREE;
        free.add(plane, block);
        wear.erased(block);
    }
}
