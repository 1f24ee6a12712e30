package org.spindle.flash.ssd;

import org.spindle.flash.medium.PlaneOrder;
import org.spindle.flash.store.BlockStore;
import org.spindle.flash.store.WriteStream;

/** Chooses the plane that a page of the host or of the map is written to. */
final class WritePlanes {

    private final PlaneOrder order;
    private final boolean byAddress;
    private final int planes;
    private final BlockStore store;
    private int turn;

    WritePlanes(PlaneOrder order, PlacementConfig.By by, BlockStore store) {
        this.order = order;
        this.store = store;
        byAddress = by == PlacementConfig.By.ADDRESS;
        planes = store.geometry().allPlanes();
    }

    /** Returns whether the logical page determines the plane. */
    boolean isByAddress() {
        return byAddress;
    }

    /**
     * Returns the plane to write a page to; under round robin, one with free pages if there is any.
     *
     * @param isMap whether it is a page of the map, which the given number is then counted in
     */
    int planeFor(int page, boolean isMap) {
        if (byAddress) {
            return isMap ? page % planes : order.planeOf(page);
        }
        int begun = turn;
        do {
            int plane = order.planeOfTurn(turn);
            turn = turn + 1 == planes ? 0 : turn + 1;
            if (hasRoom(plane, isMap)) {
                return plane;
            }
        } while (turn != begun);
        return order.planeOfTurn(begun);
    }

    private boolean hasRoom(int plane, boolean isMap) {
        return isMap
                ? store.hasRoom(plane, WriteStream.MAP)
                : store.hasRoom(plane, WriteStream.CACHED) || store.hasRoom(plane, WriteStream.HOST);
    }
}
