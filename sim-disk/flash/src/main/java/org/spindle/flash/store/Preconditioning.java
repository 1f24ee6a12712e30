package org.spindle.flash.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinTask;
import org.spindle.flash.medium.PlaneOrder;
import org.spindle.spi.sim.RandomStream;

/**
 * Brings a store into the initial state of a drive. All planes have equally many blocks in use. Logical pages lie in
 * the planes that the order gives them.
 */
public final class Preconditioning {

    /** Planes that are placed in parallel, while the contents of as many others are drawn, one after the other. */
    private static final int AT_ONCE = 4;

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
            int count = order.pagesOf(plane, logicalPages);
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
        int atOnce = Math.min(AT_ONCE, store.geometry().allPlanes());
        SteadyDrawing drawing = new SteadyDrawing(store, order, random, blocks - free, logicalPages, choices);
        SteadyPlane[] drawn = drawing.room(atOnce);
        SteadyPlane[] next = drawing.room(atOnce);
        int planes = drawing.draw(drawn);
        while (planes > 0) {
            planes = place(drawn, planes, drawing, next);
            SteadyPlane[] placed = drawn;
            drawn = next;
            next = placed;
        }
    }

    /** Places planes while the next ones are drawn, and returns how many these are. */
    private int place(SteadyPlane[] drawn, int planes, SteadyDrawing drawing, SteadyPlane[] next) {
        if (store.geometry().pagesPerPlane() <= MANY_PAGES) {
            for (int i = 0; i < planes; i++) {
                drawn[i].place();
            }
            return drawing.draw(next);
        }
        // The first task is executed by this thread.
        ForkJoinTask<Integer> draw = ForkJoinTask.adapt(() -> drawing.draw(next));
        List<ForkJoinTask<?>> tasks = new ArrayList<>(List.of(draw));
        for (int i = 0; i < planes; i++) {
            tasks.add(ForkJoinTask.adapt(drawn[i]::place));
        }
        ForkJoinTask.invokeAll(tasks);
        return draw.join();
    }

    /** Overwrites pages drawn from the first logical pages at random, with the collections that this takes. */
    public void overwrite(int logicalPages, long writes, PlaneCollection collection) {
        for (long i = 0; i < writes; i++) {
            int logical = (int) ((random.nextLong() >>> 32) * logicalPages >>> 32);
            collection.write(order.planeOf(logical), logical);
        }
    }
}
