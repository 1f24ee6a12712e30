package org.spindle.flash.store;

/** Chooses the block that garbage collection takes next. */
public interface VictimPolicy {

    /**
     * Returns a collectable block of the plane, or {@link BlockStore#NONE} if no such block has a page that is not valid.
     */
    int choose(BlockStore store, int plane);
}
