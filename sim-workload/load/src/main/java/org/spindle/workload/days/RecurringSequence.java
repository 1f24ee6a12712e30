package org.spindle.workload.days;

/** Requests that recur in the same order: their starts in the machine's storage, and their lengths, in bytes. */
record RecurringSequence(long[] starts, int[] lengths, long bytes) {

    static RecurringSequence of(long[] starts, int[] lengths) {
        long bytes = 0;
        for (int length : lengths) {
            bytes += length;
        }
        return new RecurringSequence(starts, lengths, bytes);
    }

    int size() {
        return starts.length;
    }
}
