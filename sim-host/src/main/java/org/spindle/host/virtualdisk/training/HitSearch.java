package org.spindle.host.virtualdisk.training;

/** Finds the greatest value of a test that hits, from a first guess, step by step. */
final class HitSearch {

    private static final long NONE = -1;

    private final long step;
    private final long most;
    private long value;
    private long hit = NONE;
    private long miss = NONE;

    /**
     * @param first a multiple of {@code step}, at least one
     * @param most greatest value that can be tried
     */
    HitSearch(long first, long step, long most) {
        this.step = step;
        this.most = most;
        value = Math.min(first, most);
    }

    /** Returns the value to be tried. */
    long value() {
        return value;
    }

    /** Takes the outcome for {@link #value}. */
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
        return value == miss || value == hit || value < step || value > most;
    }

    /** Returns the greatest value that hits, 0 if none does. */
    long result() {
        return hit == NONE ? 0 : hit;
    }
}
