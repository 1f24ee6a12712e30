package org.spindle.disk.hdd;

/** An instant of a {@link DriveClock}. Mutable, so that it is allocated once and reused. */
final class Moment {

    /** Nanoseconds since the start of the run, and picoseconds beyond them: 0 to 999. */
    long nanos;

    int picos;

    /** The same in milliseconds, if the clock uses them; it may be finer than picoseconds. */
    double millis;

    void set(Moment other) {
        nanos = other.nanos;
        picos = other.picos;
        millis = other.millis;
    }

    void set(long toNanos, int toPicos) {
        nanos = toNanos;
        picos = toPicos;
    }

    boolean isAfter(Moment other) {
        return nanos > other.nanos || nanos == other.nanos && picos > other.picos;
    }

    /** Returns the picoseconds since the start of the run, modulo 2<sup>64</sup>; differences are exact. */
    long timelinePicos() {
        return nanos * 1000 + picos;
    }

    /** Returns the picoseconds from another moment to this one. */
    long picosSince(Moment other) {
        return (nanos - other.nanos) * 1000 + picos - other.picos;
    }
}
