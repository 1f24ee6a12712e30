package org.spindle.host.volume;

import org.spindle.spi.layer.LayerContext;

/** Decides by which transfers a request is served, given where the members' data are at that moment. */
interface Planner {

    /** Whether a read needs data that must be computed from others, so that nobody may change those meanwhile. */
    boolean isComputed(int space, long sector, long sectors);

    /** Plans a read. */
    void read(int space, long sector, long sectors, Plan plan);

    /** Plans a write. */
    void write(int space, long sector, long sectors, Plan plan);

    /** Plans a discard: what would be written, without data. */
    void discard(int space, long sector, long sectors, Plan plan);

    /**
     * Plans to compute what a lost member had in some rows and to write it to its spare.
     *
     * @param spare index in {@link LayerContext#below}
     */
    void recover(int member, long firstRow, long endRow, int spare, Plan plan);
}
