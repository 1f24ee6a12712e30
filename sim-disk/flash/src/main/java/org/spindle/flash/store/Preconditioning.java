package org.spindle.flash.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinTask;
import org.spindle.flash.medium.PlaneOrder;
import org.spindle.spi.sim.RandomStream;

/**
 * Brings a store into the initial state of a drive. All planes have equally many blocks in use. Logical pages lie in
 * the planes that the order gives them.
 */
public final class Preconditioning {

    /** Planes whose contents are drawn, one after the other, before they are placed in parallel. */
    private static final int AT_ONCE = 8;

    /** Pages of a plane from which on placing them takes much longer than to hand them to another thread. */
    private static final int MANY_PAGES = 1 << 16;

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
                int first = block % store.geometry().blocks() * pages;
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
        SteadyPlane[] contents =
                new SteadyPlane[Math.min(AT_ONCE, store.geometry().allPlanes())];
        Arrays.setAll(contents, i -> new SteadyPlane(store, full, count(0, logicalPages) + 1));
        SteadyState state = null;
        int stateOf = -1;
        int drawn = 0;
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
            contents[drawn++].draw(plane, order.turnOf(plane), count, state, random);
            if (drawn == contents.length) {
                place(contents, drawn);
                drawn = 0;
            }
        }
        place(contents, drawn);
    }

    private void place(SteadyPlane[] contents, int drawn) {
        if (store.geometry().pagesPerPlane() <= MANY_PAGES) {
            for (int i = 0; i < drawn; i++) {
                contents[i].place();
            }
            return;
        }
        List<ForkJoinTask<?>> tasks = new ArrayList<>();
        for (int i = 0; i < drawn; i++) {
            tasks.add(ForkJoinTask.adapt(contents[i]::place));
        }
        ForkJoinTask.invokeAll(tasks);
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
