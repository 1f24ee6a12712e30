package org.spindle.workload.days;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sequences used so far, ordered by the amount of other data used since. */
final class RecencyOfSequences {

    /** Sequences in order of last use, the latest at the end. */
    private final List<RecurringSequence> byLastUse = new ArrayList<>();

    /** Records a use; returns whether the sequence was used before. */
    boolean use(RecurringSequence sequence) {
        boolean before = remove(sequence);
        byLastUse.add(sequence);
        return before;
    }

    @SuppressWarnings("ReferenceEquality") // a sequence is one object; others may have the same blocks
    private boolean remove(RecurringSequence sequence) {
        for (int i = byLastUse.size() - 1; i >= 0; i--) {
            if (byLastUse.get(i) == sequence) {
                byLastUse.remove(i);
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the nearest sequence of a population for which at least that many bytes of other sequences were used
     * since its last use.
     *
     * @return null if there is none
     */
    @Nullable
    RecurringSequence atDistance(double bytes, SequencePopulation among) {
        long since = 0;
        for (int i = byLastUse.size() - 1; i >= 0; i--) {
            RecurringSequence each = byLastUse.get(i);
            if (since >= bytes && among.has(each)) {
                return each;
            }
            since += each.bytes();
        }
        return null;
    }
}
