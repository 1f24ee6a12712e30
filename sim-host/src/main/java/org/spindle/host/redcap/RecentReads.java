package org.spindle.host.redcap;

/** The costs of the latest reads, and their sum. */
final class RecentReads {

    private final ReadCosts[] reads;
    private final ReadCosts sum = new ReadCosts();
    private int next;
    private int count;

    /** @param capacity number of reads, at least 1 */
    RecentReads(int capacity) {
        reads = new ReadCosts[capacity];
        for (int i = 0; i < capacity; i++) {
            reads[i] = new ReadCosts();
        }
    }

    void add(ReadCosts read) {
        ReadCosts replaced = reads[next];
        if (count == reads.length) {
            sum.subtract(replaced);
        } else {
            count++;
        }
        replaced.clear();
        replaced.add(read);
        sum.add(read);
        next = (next + 1) % reads.length;
    }

    /** Removes all reads. */
    void clear() {
        next = 0;
        count = 0;
        sum.clear();
    }

    ReadCosts sum() {
        return sum;
    }
}
