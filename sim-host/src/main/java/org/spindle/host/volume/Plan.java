package org.spindle.host.volume;

import java.util.Arrays;

/**
 * The transfers that serve one request or one step of a rebuild, in the order of submission, and the dependencies of writes on reads.
 * Adjacent transfers of one unit below are merged. Instances are reused without allocation.
 *
 * <p>A write depends on every read of its own unit below, whose old contents it may overwrite. A write of check data also depends on
 * every read of its stripes. Optionally every write depends on every read.
 */
final class Plan {

    private static final int NONE = -1;

    /** Replaces the number of reads that a write waits for when the write has been submitted. */
    private static final int SENT = -1;

    private final int gap;
    private final boolean isDescending;
    private final boolean isReadsFirst;
    private final boolean isAsAdded;

    private int count;
    private int reads;
    private int[] place = new int[16];
    private boolean[] isWrite = new boolean[16];
    private long[] sector = new long[16];
    private long[] end = new long[16];
    /** First and last stripe of the transfer. */
    private long[] firstStripe = new long[16];

    private long[] lastStripe = new long[16];
    /** First and last stripe whose check data a write contains; the first is greater than the last if there is none. */
    private long[] firstCheck = new long[16];

    private long[] lastCheck = new long[16];
    private int[] waits = new int[16];
    private int[] next = new int[16];
    private int[] order = new int[16];

    /** For each unit below, the last added read and the last added write. */
    private final int[] latestRead;

    private final int[] latestWrite;

    /** For each unit below, the first of the linked transfers that are not ordered yet. */
    private final int[] chain;

    /**
     * @param places number of units below
     * @param gap transfers with at most this number of sectors between them are merged into one, which includes these sectors
     * @param isDescending whether several transfers of one unit below are sent with descending addresses
     * @param isReadsFirst whether every write waits for every read
     * @param isAsAdded whether reads are sent in the order in which they were added, and writes likewise
     */
    Plan(int places, int gap, boolean isDescending, boolean isReadsFirst, boolean isAsAdded) {
        this.gap = gap;
        this.isDescending = isDescending;
        this.isReadsFirst = isReadsFirst;
        this.isAsAdded = isAsAdded;
        latestRead = filled(places);
        latestWrite = filled(places);
        chain = filled(places);
    }

    private static int[] filled(int places) {
        int[] array = new int[places];
        Arrays.fill(array, NONE);
        return array;
    }

    /** Removes all transfers. */
    void clear() {
        closeNeighbours();
        count = 0;
        reads = 0;
    }

    /** Prevents later transfers from being merged with the existing ones. */
    void closeNeighbours() {
        for (int t = 0; t < count; t++) {
            latestRead[place[t]] = NONE;
            latestWrite[place[t]] = NONE;
        }
    }

    /**
     * Adds a read, or extends the previous one. Reads of one unit below must be added in ascending order of stripes.
     *
     * @param at index of the unit below
     */
    void read(int at, long from, long sectors, long stripe) {
        int t = latestRead[at];
        if (t == NONE || !extend(t, from, from + sectors)) {
            t = add(at, false, from, from + sectors, stripe);
            latestRead[at] = t;
            reads++;
        }
        lastStripe[t] = Math.max(lastStripe[t], stripe);
    }

    /** Adds a write, or extends the previous one. */
    void write(int at, long from, long sectors, long stripe, boolean isCheck) {
        int t = latestWrite[at];
        if (t == NONE || !extend(t, from, from + sectors)) {
            t = add(at, true, from, from + sectors, stripe);
            latestWrite[at] = t;
        }
        lastStripe[t] = Math.max(lastStripe[t], stripe);
        if (isCheck) {
            firstCheck[t] = Math.min(firstCheck[t], stripe);
            lastCheck[t] = Math.max(lastCheck[t], stripe);
        }
    }

    private boolean extend(int t, long from, long to) {
        if (to + gap < sector[t] || from > end[t] + gap) {
            return false;
        }
        sector[t] = Math.min(sector[t], from);
        end[t] = Math.max(end[t], to);
        return true;
    }

    private int add(int at, boolean write, long from, long to, long stripe) {
        if (count == place.length) {
            grow(2 * count);
        }
        place[count] = at;
        isWrite[count] = write;
        sector[count] = from;
        end[count] = to;
        firstStripe[count] = stripe;
        lastStripe[count] = stripe;
        firstCheck[count] = Long.MAX_VALUE;
        lastCheck[count] = -1;
        return count++;
    }

    private void grow(int length) {
        place = Arrays.copyOf(place, length);
        isWrite = Arrays.copyOf(isWrite, length);
        sector = Arrays.copyOf(sector, length);
        end = Arrays.copyOf(end, length);
        firstStripe = Arrays.copyOf(firstStripe, length);
        lastStripe = Arrays.copyOf(lastStripe, length);
        firstCheck = Arrays.copyOf(firstCheck, length);
        lastCheck = Arrays.copyOf(lastCheck, length);
        waits = Arrays.copyOf(waits, length);
        next = Arrays.copyOf(next, length);
        order = Arrays.copyOf(order, length);
    }

    /** Moves a transfer to another unit below; no transfer may be added afterwards. */
    void relocate(int transfer, int to) {
        place[transfer] = to;
    }

    /** Orders reads before writes, each as added or in rounds over the units below from last to first, and counts dependencies. */
    void arrange() {
        closeNeighbours();
        if (isAsAdded) {
            keepOrder(true, keepOrder(false, 0));
        } else {
            arrange(true, arrange(false, 0));
        }
        for (int i = reads; i < count; i++) {
            int write = order[i];
            waits[write] = 0;
            for (int j = 0; j < reads; j++) {
                waits[write] += isDependent(write, order[j]) ? 1 : 0;
            }
        }
    }

    private int keepOrder(boolean writes, int from) {
        int ordered = from;
        for (int t = 0; t < count; t++) {
            if (isWrite[t] == writes) {
                order[ordered++] = t;
            }
        }
        return ordered;
    }

    private int arrange(boolean writes, int from) {
        int lowest = Integer.MAX_VALUE;
        int highest = -1;
        for (int i = 0; i < count; i++) {
            int t = isDescending ? i : count - 1 - i;
            if (isWrite[t] == writes) {
                chain(t);
                lowest = Math.min(lowest, place[t]);
                highest = Math.max(highest, place[t]);
            }
        }
        int ordered = from;
        int before;
        do {
            before = ordered;
            for (int at = highest; at >= lowest; at--) {
                if (chain[at] != NONE) {
                    order[ordered++] = chain[at];
                    chain[at] = next[chain[at]];
                }
            }
        } while (ordered > before);
        return ordered;
    }

    /** Links a transfer to the others of its unit below: as the first, or by descending address. */
    private void chain(int t) {
        int after = NONE;
        int before = chain[place[t]];
        while (isDescending && before != NONE && sector[before] > sector[t]) {
            after = before;
            before = next[before];
        }
        next[t] = before;
        if (after == NONE) {
            chain[place[t]] = t;
        } else {
            next[after] = t;
        }
    }

    /** Returns whether a write depends on a read. */
    boolean isDependent(int write, int read) {
        return isReadsFirst
                || place[read] == place[write]
                || firstCheck[write] <= lastStripe[read] && firstStripe[read] <= lastCheck[write];
    }

    /** Records that a read that a write depends on is complete; returns the result of {@link #submitIfReady}. */
    boolean completeRead(int write) {
        waits[write]--;
        return submitIfReady(write);
    }

    /** Returns whether a write must be submitted now: it has not been submitted, and all reads that it depends on are complete. */
    boolean submitIfReady(int write) {
        if (waits[write] != 0) {
            return false;
        }
        waits[write] = SENT;
        return true;
    }

    int count() {
        return count;
    }

    /** Returns the number of reads, which precede the writes in {@link #inOrder}. */
    int reads() {
        return reads;
    }

    /** Returns the {@code i}th transfer to be sent, from 0. */
    int inOrder(int i) {
        return order[i];
    }

    int place(int transfer) {
        return place[transfer];
    }

    boolean isWrite(int transfer) {
        return isWrite[transfer];
    }

    /** Returns the first stripe of a transfer. */
    long firstStripe(int transfer) {
        return firstStripe[transfer];
    }

    long sector(int transfer) {
        return sector[transfer];
    }

    long sectors(int transfer) {
        return end[transfer] - sector[transfer];
    }
}
