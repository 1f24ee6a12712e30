package org.spindle.host.virtualdisk.training;

/** Searches for the greatest value of a test that hits, in steps from a first guess. */
final class HitSearch {

    private static final long NONE = -1;

    private final long step;
    private final long greatest;
    private long value;
    private long hit = NONE;
    private long miss = NONE;

    /**
     * @param first a multiple of {@code step}, at least one
     * @param greatest greatest value that can be tested
     */
    HitSearch(long first, long step, long greatest) {
        this.step = step;
        this.greatest = greatest;
        value = Math.min(first, greatest);
    }

    /** Returns the value to be tested next. */
    long value() {
        return value;
    }

    /** Processes the result of the test of {@link #value}. */
    void tried(boolean isHit) {
        if (isHit) {
            hit = value;
            value += step;
        } else {
            miss = value;
            value -= step;
        }
    }

    /** Returns whether the greatest value that hits is known. */
    boolean isDone() {
        return value == miss || value == hit || value < step || value > greatest;
    }

    /** Returns the greatest value that hits; 0 if none does. */
    long result() {
        return hit == NONE ? 0 : hit;
    }
}
