package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;

/** What entries weigh in the limits of a policy: 1 each in a cache of equal entries, their bytes in every other. */
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

    /** Returns the weight of what a full cache holds. */
    long capacity() {
        return capacity;
    }

    /** Returns a part of the capacity, rounded down, at least the weight of one entry if all are equal. */
    long part(double share) {
        long part = (long) (share * capacity);
        return areEqual ? Math.max(1, part) : part;
    }

    long of(long bytes) {
        return areEqual ? 1 : bytes;
    }
}
