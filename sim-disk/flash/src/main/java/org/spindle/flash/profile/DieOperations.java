package org.spindle.flash.profile;

import java.util.Arrays;
import org.spindle.flash.front.ReusedNumbers;

/** Waiting and executing operations of dies, by number; numbers are reused. */
final class DieOperations {

    /** The kind of an operation. */
    static final byte READ = 0;

    static final byte PROGRAM = 1;
    static final byte COLLECT = 2;

    static final int NONE = -1;

    byte[] kind = new byte[64];
    int[] die = new int[64];
    /** Slot of the command of a read; of a program, how many flushes had begun before it. */
    int[] owner = new int[64];

    int[] bytes = new int[64];
    /** Time of the die alone. */
    long[] nanos = new long[64];

    long[] queued = new long[64];
    long[] started = new long[64];
    /** Time that the die had spent on garbage collection when the operation was queued, then while it waited. */
    long[] stalled = new long[64];

    long[] arrayDone = new long[64];
    long[] moved = new long[64];
    /** The next in a queue. */
    int[] next = new int[64];

    private final ReusedNumbers numbers = new ReusedNumbers();

    int take(byte newKind, int onDie, int newOwner, int newBytes, long newNanos) {
        int op = numbers.take();
        if (op == kind.length) {
            grow();
        }
        kind[op] = newKind;
        die[op] = onDie;
        owner[op] = newOwner;
        bytes[op] = newBytes;
        nanos[op] = newNanos;
        next[op] = NONE;
        return op;
    }

    void release(int op) {
        numbers.release(op);
    }

    private void grow() {
        int length = 2 * kind.length;
        kind = Arrays.copyOf(kind, length);
        die = Arrays.copyOf(die, length);
        owner = Arrays.copyOf(owner, length);
        bytes = Arrays.copyOf(bytes, length);
        nanos = Arrays.copyOf(nanos, length);
        queued = Arrays.copyOf(queued, length);
        started = Arrays.copyOf(started, length);
        stalled = Arrays.copyOf(stalled, length);
        arrayDone = Arrays.copyOf(arrayDone, length);
        moved = Arrays.copyOf(moved, length);
        next = Arrays.copyOf(next, length);
    }
}
