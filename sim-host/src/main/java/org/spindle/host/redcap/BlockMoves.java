package org.spindle.host.redcap;

import java.util.BitSet;
import org.spindle.spi.request.Request;

/** Observes the movement of data, which a simulation leaves out and tests follow. */
interface BlockMoves {

    BlockMoves NONE = new BlockMoves() {};

    /** Blocks that a request has read below stay in a segment of the cache. */
    default void kept(Request part, long segment, BitSet blocks) {}

    /** A reader has a block out of the cache, or of what has just arrived for it if that block does not stay. */
    default void copied(Request whole, long segment, int block, boolean isKept) {}
}
