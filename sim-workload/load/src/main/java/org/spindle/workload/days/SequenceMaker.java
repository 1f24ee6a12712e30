package org.spindle.workload.days;

import org.spindle.spi.config.Size;
import org.spindle.spi.sim.RandomStream;

/** Generates sequences of requests: contiguous runs within a region at a random place of the storage. */
final class SequenceMaker {

    private final RecordedMachine machine;
    private final RandomStream random;

    SequenceMaker(RecordedMachine machine, RandomStream random) {
        this.machine = machine;
        this.random = random;
    }

    /** Returns a new sequence with a geometrically distributed number of requests. */
    RecurringSequence make(double meanRequests, SizeMoments sizes) {
        int requests = geometric(meanRequests);
        long[] starts = new long[requests];
        int[] lengths = new int[requests];
        long region = place(machine.storage().bytes() - machine.spread().bytes());
        long cursor = region;
        for (int i = 0; i < requests; i++) {
            lengths[i] = sizes.length(random.nextGaussian());
            if (i > 0 && random.nextDouble() * machine.contiguous() < 1) {
                cursor = region + place(machine.spread().bytes());
            }
            starts[i] = Math.min(cursor, machine.storage().bytes() / Size.SECTOR * Size.SECTOR - lengths[i]);
            cursor = starts[i] + lengths[i];
        }
        return RecurringSequence.of(starts, lengths);
    }

    private long place(long below) {
        return random.nextLong(Math.max(1, below / Size.SECTOR)) * Size.SECTOR;
    }

    /** Returns a geometrically distributed number, at least 1. */
    private int geometric(double mean) {
        int count = 1;
        while (random.nextDouble() * mean >= 1) {
            count++;
        }
        return count;
    }
}
