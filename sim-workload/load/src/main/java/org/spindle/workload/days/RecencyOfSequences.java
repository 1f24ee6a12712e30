package org.spindle.workload.days;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sequences used so far, by how much other data has been used since. */
final class RecencyOfSequences {

    /** The one used last at the end. */
    private final List<RecurringSequence> byLastUse = new ArrayList<>();

    /** Notes a use; returns whether there was one before. */
    boolean use(RecurringSequence sequence) {
        boolean before = remove(sequence);
        byLastUse.add(sequence);
        return before;
    }

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
     * Returns the nearest sequence of a population since whose last use at least so many bytes of other sequences were used.
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
