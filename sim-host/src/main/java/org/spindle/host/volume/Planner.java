package org.spindle.host.volume;

import org.spindle.spi.layer.LayerContext;

/** Plans the transfers that serve a request, for the members that are lost at that moment. */
interface Planner {

    /** Returns whether a read needs data that must be computed from other data, which must not change meanwhile. */
    boolean isComputed(int space, long sector, long sectors);

    /** Plans a read. */
    void read(int space, long sector, long sectors, Plan plan);

    /** Plans a write. */
    void write(int space, long sector, long sectors, Plan plan);

    /** Plans a discard: the transfers of a write, without data. */
    void discard(int space, long sector, long sectors, Plan plan);

    /**
     * Plans the computation of a lost member's data in some rows and its writing to a spare.
     *
     * @param spare index in {@link LayerContext#below}
     */
    void recover(int member, long firstRow, long endRow, int spare, Plan plan);
}
