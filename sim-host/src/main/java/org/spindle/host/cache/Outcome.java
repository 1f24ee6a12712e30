package org.spindle.host.cache;

/** The outcome of a request of the host, or of a part of it: bits that its parts add up. */
final class Outcome {

    /** Nothing was missing; a write has nothing to note. */
    static final int NOTHING = 0;

    /** A read for which something was fetched; a write to data of which some was not in the cache. */
    static final int MISS = 1;

    /** A write to data of which some was dirty. */
    static final int DIRTY_HIT = 2;

    /** A write that made at least one line dirty. */
    static final int DIRTIED = 4;

    private Outcome() {}

    /** Returns the outcome of a write to some data of a line. */
    static int ofWrite(boolean areValid, boolean isAnyDirty) {
        return (areValid ? NOTHING : MISS) | (isAnyDirty ? DIRTY_HIT : NOTHING);
    }

    static boolean isMiss(int outcome) {
        return (outcome & MISS) != 0;
    }
}
