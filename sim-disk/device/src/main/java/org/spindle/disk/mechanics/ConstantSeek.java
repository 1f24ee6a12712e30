package org.spindle.disk.mechanics;

import java.util.Set;

/** The same time over any distance. */
public final class ConstantSeek implements SeekCurve {

    private final long picos;
    private final long picosInPlace;

    /** @param millis seek time over 1 or more cylinders */
    public ConstantSeek(double millis) {
        this(millis, Set.of());
    }

    /** @param compat defects of DiskSim to reproduce */
    public ConstantSeek(double millis, Set<SeekCompat> compat) {
        picos = Picos.ofMillis(millis, "constant seek time", compat);
        picosInPlace = compat.contains(SeekCompat.CONSTANT_AT_DISTANCE_ZERO) ? picos : 0;
    }

    @Override
    public long seekPicos(int distance) {
        return distance == 0 ? picosInPlace : picos;
    }

    @Override
    public long leastPicos(int shortest, int longest) {
        return picos;
    }
}
