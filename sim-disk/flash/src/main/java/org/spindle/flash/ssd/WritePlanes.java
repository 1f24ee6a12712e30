package org.spindle.flash.ssd;

import org.spindle.flash.medium.PlaneOrder;
import org.spindle.flash.store.BlockStore;
import org.spindle.flash.store.WriteStream;

/** Chooses the plane that a page of the host is written to. */
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

    /** Returns the plane to write a page to; under round robin, one with free pages if there is any. */
    int planeFor(int logical) {
        if (byAddress) {
            return order.planeOf(logical);
        }
        int begun = turn;
        do {
            int plane = order.planeOfTurn(turn);
            turn = turn + 1 == planes ? 0 : turn + 1;
            if (store.hasRoom(plane, WriteStream.CACHED) || store.hasRoom(plane, WriteStream.HOST)) {
                return plane;
            }
        } while (turn != begun);
        return order.planeOfTurn(begun);
    }
}
