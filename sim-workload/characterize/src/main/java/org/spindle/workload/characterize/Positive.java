package org.spindle.workload.characterize;

import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Checks of configured values. */
final class Positive {

    private Positive() {}

    static void time(String what, Time time) {
        if (time.nanos() < 1) {
            throw new IllegalArgumentException(what + " must be at least 1 ns, not " + time);
        }
    }

    static void size(String what, Size size) {
        if (size.bytes() < 1) {
            throw new IllegalArgumentException(what + " must be at least 1 byte");
        }
    }
}
