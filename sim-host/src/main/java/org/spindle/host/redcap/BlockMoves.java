package org.spindle.host.redcap;

import java.util.BitSet;
import org.spindle.spi.request.Request;

/** Observes the movement of data, which a simulation does not represent and tests check. */
interface BlockMoves {

    BlockMoves NONE = new BlockMoves() {};

    /** Called when blocks that a request has read below are stored in a segment of the cache. */
    default void stored(Request part, long segment, BitSet blocks) {}

    /** Called when a reader receives a block from the cache, or from a transfer that has just arrived for it if the block is not stored. */
    default void copied(Request whole, long segment, int block, boolean isStored) {}
}
