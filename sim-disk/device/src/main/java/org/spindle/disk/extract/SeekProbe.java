package org.spindle.disk.extract;

/**
 * Determines seek times: of all blocks of a track, one is read soonest after a block elsewhere; that time is the
 * overhead of the command, the seek and one sector.
 */
final class SeekProbe {

    private static final double TOLERANCE = 2.5;

    private final DiskProbe probe;

    SeekProbe(DiskProbe probe) {
        this.probe = probe;
    }

    /**
     * Returns the least time in nanoseconds of the read of a block of a track right after the read of another block.
     */
    double soonest(long from, TrackProbe.ProbedTrack track) {
        long last = track.end() - 1;
        double latest = probe.after(from, last);
        long low = 0;
        long high = track.blocks();
        while (high - low > 1) {
            long middle = (low + high) / 2;
            double expected = latest - middle * track.slot();
            if (Math.abs(probe.after(from, last - middle) - expected) < TOLERANCE * track.slot()) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return latest - low * track.slot();
    }
}
