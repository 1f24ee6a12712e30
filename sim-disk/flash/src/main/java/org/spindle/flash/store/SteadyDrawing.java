package org.spindle.flash.store;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.medium.PlaneOrder;
import org.spindle.spi.sim.RandomStream;

/** Draws the contents of all planes in the steady state, one plane after the other. */
final class SteadyDrawing {

    private final BlockStore store;
    private final PlaneOrder order;
    private final RandomStream random;
    private final int full;
    private final int logicalPages;
    private final int choices;
    private final int pages;

    private int plane;
    private @Nullable SteadyState state;
    private int stateOf;

    /**
     * @param full blocks of each plane that are full
     * @param logicalPages that are written, from the first
     * @param choices of the collection, see {@link SteadyState}
     */
    SteadyDrawing(BlockStore store, PlaneOrder order, RandomStream random, int full, int logicalPages, int choices) {
        this.store = store;
        this.order = order;
        this.random = random;
        this.full = full;
        this.logicalPages = logicalPages;
        this.choices = choices;
        pages = store.geometry().pages();
    }

    /** Returns room for the contents of a number of planes. */
    SteadyPlane[] room(int planes) {
        SteadyPlane[] room = new SteadyPlane[planes];
        Arrays.setAll(room, i -> new SteadyPlane(store, full, order.pagesOf(0, logicalPages) + 1));
        return room;
    }

    /**
     * Draws the contents of the next planes that have any, and returns how many there are: as many as there is room for, or the rest.
     *
     * @throws IllegalArgumentException if so many blocks cannot be full
     */
    int draw(SteadyPlane[] into) {
        int drawn = 0;
        for (; drawn < into.length && plane < store.geometry().allPlanes(); plane++) {
            int count = order.pagesOf(plane, logicalPages);
            if (count > 0) {
                into[drawn++].draw(plane, order.turnOf(plane), count, stateOf(count), random);
            }
        }
        return drawn;
    }

    private SteadyState stateOf(int count) {
        SteadyState known = state;
        if (known == null || stateOf != count) {
            if (count >= (long) full * pages) {
                throw new IllegalArgumentException(count + " valid pages do not fit " + full + " blocks of " + pages
                        + " pages with any spare; fill less, or give more over-provisioning or a lower threshold");
            }
            known = new SteadyState(pages, (double) count / full / pages, choices);
            state = known;
            stateOf = count;
        }
        return known;
    }
}
