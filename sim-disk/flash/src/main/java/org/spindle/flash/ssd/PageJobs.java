package org.spindle.flash.ssd;

import java.util.Arrays;
import org.spindle.flash.front.ReusedNumbers;

/**
 * Jobs for a page of a command, of the data cache or of the map, by number; numbers are reused. A job stores the times
 * of its steps, which add up to the time since it began.
 */
final class PageJobs {

    static final int NONE = -1;

    /** The purpose of a job. */
    static final byte HOST_READ = 0;

    static final byte HOST_WRITE = 1;
    /** Writes a slot of the data cache to the flash. */
    static final byte DESTAGE = 2;
    /** Waits until a slot of the data cache has been written to the flash. */
    static final byte AWAIT = 3;
    /** Reads a page of the map. */
    static final byte MAP_FETCH = 4;
    /** Updates a page of the map. */
    static final byte MAP_UPDATE = 5;

    byte[] kind = new byte[64];
    /** Slot of the command; slot of the data cache of a destage; number of the map page. */
    int[] owner = new int[64];

    int[] logical = new int[64];
    /** The sectors of the page that are read or written, lowest bit first. */
    long[] mask = new long[64];

    long[] since = new long[64];
    int[] next = new int[64];
    private long[] spent = new long[64 * Part.COUNT];
    private final ReusedNumbers numbers = new ReusedNumbers();

    int take(byte newKind, int newOwner, int newLogical, long newMask, long now) {
        int job = numbers.take();
        if (job == kind.length) {
            grow();
        }
        kind[job] = newKind;
        owner[job] = newOwner;
        logical[job] = newLogical;
        mask[job] = newMask;
        since[job] = now;
        next[job] = NONE;
        Arrays.fill(spent, job * Part.COUNT, (job + 1) * Part.COUNT, 0);
        return job;
    }

    void release(int job) {
        numbers.release(job);
    }

    int sectors(int job) {
        return Long.bitCount(mask[job]);
    }

    /** Charges the time since the last step to a part. */
    void spend(int job, Part part, long now) {
        spent[job * Part.COUNT + part.ordinal()] += now - since[job];
        since[job] = now;
    }

    /** Moves time from one part to another. */
    void move(int job, Part from, Part to, long nanos) {
        spent[job * Part.COUNT + from.ordinal()] -= nanos;
        spent[job * Part.COUNT + to.ordinal()] += nanos;
    }

    long spent(int job, Part part) {
        return spent[job * Part.COUNT + part.ordinal()];
    }

    private void grow() {
        int length = 2 * kind.length;
        kind = Arrays.copyOf(kind, length);
        owner = Arrays.copyOf(owner, length);
        logical = Arrays.copyOf(logical, length);
        mask = Arrays.copyOf(mask, length);
        since = Arrays.copyOf(since, length);
        next = Arrays.copyOf(next, length);
        spent = Arrays.copyOf(spent, length * Part.COUNT);
    }
}
