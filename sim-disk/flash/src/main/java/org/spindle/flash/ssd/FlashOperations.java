package org.spindle.flash.ssd;

import java.util.Arrays;
import org.spindle.flash.front.ReusedNumbers;

/** Waiting and executing operations on the flash, by number; numbers are reused. */
final class FlashOperations {

    static final int NONE = -1;

    /** Urgency of what nobody has given a priority. */
    static final byte NORMAL = 1;

    OperationClass[] kind = new OperationClass[64];
    /** The page; of an erase, the first page of the block. */
    int[] page = new int[64];

    int[] plane = new int[64];
    /** Job of an access; plane of a garbage collection. */
    int[] owner = new int[64];
    /** Whether the block is written with one bit per cell. */
    boolean[] slc = new boolean[64];
    /** Sectors that cross the channel; 0 for copyback. */
    int[] sectors = new int[64];

    /** What comes first of operations of one kind: the smaller. */
    byte[] urgency = new byte[64];

    /** Counts operations, so that the smaller of two waits longer. */
    long[] number = new long[64];
    /** Time that the die had spent on garbage collection when the operation was queued, then while it waited. */
    long[] stalled = new long[64];

    long[] started = new long[64];
    long[] commanded = new long[64];
    long[] arrayDone = new long[64];
    /** Time from the decision to suspend the operation to its resumption, of all its suspensions. */
    long[] interrupted = new long[64];
    /** The next in a queue. */
    int[] next = new int[64];
    /** The next of those that other planes carry out at once. */
    int[] mate = new int[64];

    private final ReusedNumbers numbers = new ReusedNumbers();
    private long numbered;

    int take(OperationClass newKind, int newPlane, int newPage, int newOwner, int newSectors, boolean newSlc) {
        int op = numbers.take();
        if (op == page.length) {
            grow();
        }
        kind[op] = newKind;
        plane[op] = newPlane;
        page[op] = newPage;
        owner[op] = newOwner;
        sectors[op] = newSectors;
        slc[op] = newSlc;
        urgency[op] = NORMAL;
        interrupted[op] = 0;
        number[op] = numbered++;
        next[op] = NONE;
        mate[op] = NONE;
        return op;
    }

    /** Returns whether one operation comes before another of its kind: it is more urgent, or as urgent and waits longer. */
    boolean isBefore(int op, int other) {
        return urgency[op] == urgency[other] ? number[op] < number[other] : urgency[op] < urgency[other];
    }

    /** Exchanges the pages of two operations on a plane. */
    void exchangePages(int op, int other) {
        int ofOther = page[other];
        page[other] = page[op];
        page[op] = ofOther;
        boolean isOtherSlc = slc[other];
        slc[other] = slc[op];
        slc[op] = isOtherSlc;
    }

    void release(int op) {
        numbers.release(op);
    }

    private void grow() {
        int length = 2 * page.length;
        kind = Arrays.copyOf(kind, length);
        page = Arrays.copyOf(page, length);
        plane = Arrays.copyOf(plane, length);
        owner = Arrays.copyOf(owner, length);
        slc = Arrays.copyOf(slc, length);
        sectors = Arrays.copyOf(sectors, length);
        urgency = Arrays.copyOf(urgency, length);
        number = Arrays.copyOf(number, length);
        stalled = Arrays.copyOf(stalled, length);
        started = Arrays.copyOf(started, length);
        commanded = Arrays.copyOf(commanded, length);
        arrayDone = Arrays.copyOf(arrayDone, length);
        interrupted = Arrays.copyOf(interrupted, length);
        next = Arrays.copyOf(next, length);
        mate = Arrays.copyOf(mate, length);
    }
}
