package org.spindle.flash.store;

import org.spindle.flash.medium.PlaneOrder;
import org.spindle.spi.sim.RandomStream;

/**
 * Brings a store into the initial state of a drive. All planes have equally many blocks in use. Logical pages lie in
 * the planes that the order gives them.
 */
public final class Preconditioning {

    private final BlockStore store;
    private final PlaneOrder order;
    private final RandomStream random;
    private final int blocks;
    private final int pages;

    public Preconditioning(BlockStore store, PlaneOrder order, RandomStream random) {
        this.store = store;
        this.order = order;
        this.random = random;
        blocks = store.freeBlocks(0);
        pages = store.geometry().pages();
    }

    /** Sets the state after the first logical pages were written in order, once. */
    public void sequential(int logicalPages) {
        for (int plane = 0; plane < store.geometry().allPlanes(); plane++) {
            int count = count(plane, logicalPages);
            int turn = order.turnOf(plane);
            for (int row = 0; row < count; ) {
                int block = store.takeFull(plane);
                int first = firstPage(plane, block);
                for (int k = 0; k < pages && row < count; k++) {
                    store.place(plane, block, first + k, turn, row++);
                }
            }
        }
    }

    /**
     * Sets the state after unlimited random overwrites of the first logical pages: numbers of valid pages from a {@link
     * SteadyState}, the pages in random order.
     *
     * @param choices of the collection, see {@link SteadyState}
     * @param free blocks of each plane that are free
     * @throws IllegalArgumentException if so many blocks cannot be free
     */
    public void steady(int logicalPages, int choices, int free) {
        int full = blocks - free;
        SteadyState state = null;
        int stateOf = -1;
        int[] rows = new int[count(0, logicalPages) + 1];
        int[] valid = new int[full];
        for (int plane = 0; plane < store.geometry().allPlanes(); plane++) {
            int count = count(plane, logicalPages);
            if (count == 0) {
                continue;
            }
            if (count >= (long) full * pages) {
                throw new IllegalArgumentException(count + " valid pages do not fit " + full + " blocks of " + pages
                        + " pages with any spare; fill less, or give more over-provisioning or a lower threshold");
            }
            if (state == null || stateOf != count) {
                state = new SteadyState(pages, (double) count / full / pages, choices);
                stateOf = count;
            }
            share(state, valid, count);
            shuffle(valid, full);
            for (int i = 0; i < count; i++) {
                rows[i] = i;
            }
            shuffle(rows, count);
            fill(plane, valid, rows);
        }
    }

    /** Gives block k the number of valid pages at quantile k, corrected from the emptiest blocks on to have the right sum. */
    private void share(SteadyState state, int[] valid, int count) {
        int level = pages;
        int left = count;
        for (int k = 0; k < valid.length; k++) {
            double quantile = (k + 0.5) / valid.length;
            while (level > 0 && state.atLeast(level) < quantile) {
                level--;
            }
            valid[k] = level;
            left -= level;
        }
        for (int k = valid.length - 1; left != 0; k = k == 0 ? valid.length - 1 : k - 1) {
            int step = Integer.signum(left);
            if (valid[k] + step >= 0 && valid[k] + step <= pages) {
                valid[k] += step;
                left -= step;
            }
        }
    }

    /** Number of the first page of a block within its plane. */
    private int firstPage(int plane, int block) {
        return (block - plane * store.geometry().blocks()) * pages;
    }

    private void fill(int plane, int[] valid, int[] rows) {
        int turn = order.turnOf(plane);
        int next = 0;
        for (int count : valid) {
            int block = store.takeFull(plane);
            int first = firstPage(plane, block);
            int due = 0;
            for (int k = 0; k < pages; k++) {
                due += count;
                if (due >= pages) {
                    due -= pages;
                    store.place(plane, block, first + k, turn, rows[next++]);
                }
            }
        }
    }

    private void shuffle(int[] values, int count) {
        for (int i = count - 1; i > 0; i--) {
            int j = (int) ((random.nextLong() >>> 32) * (i + 1) >>> 32);
            int value = values[i];
            values[i] = values[j];
            values[j] = value;
        }
    }

    /** Overwrites pages drawn from the first logical pages at random, with the collections that this takes. */
    public void overwrite(int logicalPages, long writes, PlaneCollection collection) {
        for (long i = 0; i < writes; i++) {
            int logical = (int) ((random.nextLong() >>> 32) * logicalPages >>> 32);
            collection.write(order.planeOf(logical), logical);
        }
    }

    /** Returns the number of the first logical pages in a plane. */
    private int count(int plane, int logicalPages) {
        int planes = store.geometry().allPlanes();
        int whole = logicalPages / planes;
        return whole + (order.logicalPage(plane, whole) < logicalPages ? 1 : 0);
    }
}
