package org.spindle.workload.days;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.sim.RandomStream;

/** All sequences of one operation; each is generated at its first use. */
final class SequencePopulation {

    private final @Nullable RecurringSequence[] sequences;
    private final Set<RecurringSequence> made = Collections.newSetFromMap(new IdentityHashMap<>());
    private final double[] shareUpTo;
    private final IntFunction<RecurringSequence> maker;

    /**
     * @param size number of sequences
     * @param skew of their popularity: that of rank k is proportional to 1/k^skew
     * @param maker generates the sequence of an index
     */
    SequencePopulation(int size, double skew, IntFunction<RecurringSequence> maker) {
        sequences = new RecurringSequence[size];
        this.maker = maker;
        shareUpTo = new double[size];
        double sum = 0;
        for (int i = 0; i < size; i++) {
            sum += StrictMath.pow(i + 1.0, -skew);
            shareUpTo[i] = sum;
        }
    }

    int size() {
        return sequences.length;
    }

    /** Returns the sequence of an index. */
    RecurringSequence get(int index) {
        RecurringSequence sequence = sequences[index];
        if (sequence == null) {
            sequence = maker.apply(index);
            sequences[index] = sequence;
            made.add(sequence);
        }
        return sequence;
    }

    boolean has(RecurringSequence sequence) {
        return made.contains(sequence);
    }

    /** Draws a sequence by popularity. */
    RecurringSequence draw(RandomStream random) {
        double share = random.nextDouble() * shareUpTo[shareUpTo.length - 1];
        int low = 0;
        int high = shareUpTo.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (shareUpTo[middle] > share) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return get(low);
    }
}
