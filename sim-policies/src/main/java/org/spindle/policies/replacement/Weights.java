package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;

/** Weights of entries in the limits of a policy: 1 each in a cache of entries of one size, their bytes in every other. */
final class Weights {

    private final boolean areEqual;
    private final long capacity;

    Weights(ReplacementContext context) {
        areEqual = context.hasEqualEntries();
        capacity = areEqual ? context.lines() : context.bytes();
    }

    boolean areEqual() {
        return areEqual;
    }

    /** Returns the weight of all entries of a full cache. */
    long capacity() {
        return capacity;
    }

    /** Returns a fraction of the capacity, rounded down; at least 1 if all entries weigh 1. */
    long part(double share) {
        long part = (long) (share * capacity);
        return areEqual ? Math.max(1, part) : part;
    }

    long of(long bytes) {
        return areEqual ? 1 : bytes;
    }
}
