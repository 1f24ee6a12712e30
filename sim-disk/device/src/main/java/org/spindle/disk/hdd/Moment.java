package org.spindle.disk.hdd;

/** An instant of a drive's time, by a {@link DriveClock}. Mutable so that whoever needs one keeps it. */
final class Moment {

    /** Nanoseconds since the start of the run, and picoseconds beyond them: 0 to 999. */
    long nanos;

    int picos;

    /** The same in milliseconds, where the clock counts so; it may be finer than picoseconds. */
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

    /** Picoseconds since the start of the run, without what 64 bits cannot hold: differences are right in any case. */
    long timelinePicos() {
        return nanos * 1000 + picos;
    }

    /** Picoseconds from another moment to this one. */
    long picosSince(Moment other) {
        return (nanos - other.nanos) * 1000 + picos - other.picos;
    }
}
