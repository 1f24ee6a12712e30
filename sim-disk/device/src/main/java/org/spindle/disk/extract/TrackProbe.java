package org.spindle.disk.extract;

/**
 * Finds tracks: along a track the phase of a block grows by the time of a sector for each block, and jumps by the skew where the next
 * track begins.
 */
final class TrackProbe {

    /** Least deviation of a phase, in sectors, that counts, so that a slipped sector is ignored. */
    private static final double TOLERANCE = 2.5;

    private static final int FEW = 16;

    private final DiskProbe probe;

    TrackProbe(DiskProbe probe) {
        this.probe = probe;
    }

    /**
     * A track.
     *
     * @param first its first block
     * @param blocks its blocks
     * @param slot time of a sector in nanoseconds
     * @param skew from its first block to that of the next track, a part of a rotation in nanoseconds
     */
    record ProbedTrack(long first, long blocks, double slot, double skew) {

        long end() {
            return first + blocks;
        }

        /** Returns the sectors per rotation. */
        int sectors(double rotation) {
            return (int) Math.round(rotation / slot);
        }
    }

    /** Returns the reference block of phases, far from the measured one. */
    private long reference(long block) {
        return block < probe.blocks() / 2 ? probe.blocks() * 3 / 4 : probe.blocks() / 4;
    }

    /** Finds the blocks that follow a block on its track. */
    private final class Rest {

        final long from;
        final long reference;
        final double phase;
        double slot;
        /** The farthest block that is known to be on the track, from the first. */
        long known;
        /** The first block of the next track, or 0 if no skew shows where it begins. */
        long boundary;

        Rest(long from) {
            this.from = from;
            reference = reference(from);
            phase = probe.phase(from, reference);
            double one = probe.phase(from + 1, reference);
            double two = probe.phase(from + 2, reference);
            double three = probe.phase(from + 3, reference);
            slot = Medians.of(probe.modulo(one - phase), probe.modulo(two - one), probe.modulo(three - two));
            grow();
        }

        private double difference(long blocks) {
            return probe.signed(probe.phase(from + blocks, reference) - phase - blocks * slot);
        }

        private void grow() {
            long step = 1;
            while (step * slot < 2.2 * probe.rotation() && from + step < probe.blocks()) {
                double difference = difference(step);
                if (Math.abs(difference) > TOLERANCE * slot) {
                    boundary = bisect(known, step);
                    return;
                }
                slot += difference / step;
                known = step;
                step *= 2;
            }
        }

        private long bisect(long on, long off) {
            long low = on;
            long high = off;
            while (high - low > 1) {
                long middle = (low + high) / 2;
                if (Math.abs(difference(middle)) > TOLERANCE * slot) {
                    high = middle;
                } else {
                    low = middle;
                }
            }
            if (low > 0) {
                slot += difference(low) / low;
            }
            known = low;
            return from + high;
        }
    }

    /** Returns the sectors per rotation at a block. */
    int sectorsAt(long block) {
        Rest rest = new Rest(block);
        if (rest.known < FEW && rest.boundary != 0) {
            rest = new Rest(rest.boundary);
        }
        return (int) Math.round(probe.rotation() / rest.slot);
    }

    /** Returns the first block of the track after that of a block; without skew, a rotation later. */
    long nextTrack(long block) {
        Rest rest = new Rest(block);
        return rest.boundary == 0 ? block + Math.round(probe.rotation() / rest.slot) : rest.boundary;
    }

    /** Returns the track that begins with a block. */
    ProbedTrack track(long first) {
        Rest rest = new Rest(first);
        long end = rest.boundary == 0 ? first + Math.round(probe.rotation() / rest.slot) : rest.boundary;
        double skew = probe.modulo(probe.phase(end, rest.reference) - rest.phase);
        return new ProbedTrack(first, end - first, rest.slot, skew);
    }
}
