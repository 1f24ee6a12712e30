package org.spindle.cachelab;

import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/**
 * A cache of a number of bytes with a replacement policy, which processes the accesses of a trace in order. Reads as well as writes look up
 * and insert. An entry that is larger than the cache is not inserted; an entry keeps the size of the access that inserted it. Written
 * entries are dirty until they are evicted.
 */
final class SimulatedCache {

    private static final EvictionFilter EVERY_LINE = line -> true;
    private static final int FIRST_SIZE = 64;
    private static final int EMPTY = -1;

    /**
     * Number of accesses whose data is loaded together into the processor's caches, before they are processed. Loads that follow each
     * other closely overlap; those of one access, between its decisions, hardly do.
     */
    private static final int BATCH = 16;

    /** Number of accesses after which progress is reported; a multiple of {@link #BATCH} that divides the size of a chunk. */
    private static final int STEP = 1 << 12;

    private final AccessTrace trace;
    private final ReplacementPolicy policy;
    private final long capacity;
    private final @Nullable NextAccesses future;

    /** Line + 1 by key; 0 for a key that is not in the cache. */
    private final int[] lineOf;

    /** Key by line; {@link #EMPTY} for a line without an entry. */
    private int[] keyIn = new int[FIRST_SIZE];

    /** Bytes by line; null if all entries are of one size. */
    private long @Nullable [] bytesIn;

    private boolean[] isDirty = new boolean[FIRST_SIZE];
    private int[] free = new int[FIRST_SIZE];
    private int freeCount;
    private int lines;
    private long occupied;
    private boolean isRequestMissed;

    /** Takes what is read ahead, so that the compiler does not leave out the reads. */
    @SuppressWarnings("UnusedVariable")
    private int touched;

    private MissTally misses = new MissTally();
    private final LongAdder progress;

    /**
     * @param future the next accesses, if the policy needs them
     * @param progress grows with the accesses processed
     */
    SimulatedCache(
            AccessTrace trace,
            ReplacementPolicy policy,
            long capacity,
            @Nullable NextAccesses future,
            LongAdder progress) {
        this.progress = progress;
        this.trace = trace;
        this.policy = policy;
        this.capacity = capacity;
        this.future = future;
        lineOf = new int[trace.keys()];
        bytesIn = trace.hasEqualEntries() ? null : new long[FIRST_SIZE];
    }

    /** Processes the accesses of a range, its end exclusive, and returns its misses. */
    MissTally take(long begin, long end) {
        misses = new MissTally();
        ChunkRanges.forEach(trace, begin, end, this::takeInSteps);
        return misses;
    }

    private void takeInSteps(AccessChunk chunk, int from, int to, long position) {
        int begin = from;
        while (begin < to) {
            int end = Math.min(to, (begin | STEP - 1) + 1);
            take(chunk, begin, end, position + begin - from);
            progress.increment();
            begin = end;
        }
    }

    private void take(AccessChunk chunk, int from, int to, long position) {
        int[] keys = chunk.keys;
        byte[] flags = chunk.flags;
        int[] next = future == null ? null : future.chunk((int) (position >> AccessChunk.BITS));
        for (int i = from; i < to; i++) {
            if ((i - from) % BATCH == 0) {
                lookAhead(keys, i, chunk.size);
            }
            int flag = flags[i];
            if ((flag & AccessChunk.FIRST) != 0) {
                isRequestMissed = false;
            }
            int key = keys[i];
            int line = lineOf[key] - 1;
            Operation operation = (flag & AccessChunk.WRITE) != 0 ? Operation.WRITE : Operation.READ;
            long nextAccess = next == null ? ReplacementPolicy.UNKNOWN : time(next[i]);
            if (line < 0) {
                long bytes = chunk.bytes == null ? trace.equalBytes() : Integer.toUnsignedLong(chunk.bytes[i]);
                line = miss(key, bytes, operation, nextAccess);
            } else {
                policy.used(line, operation, nextAccess);
            }
            if (operation == Operation.WRITE && line >= 0 && !isDirty[line]) {
                isDirty[line] = true;
                policy.dirtied(line);
            }
        }
    }

    /** Loads the table entries of the batch after the next accesses, and the data about the lines of these. */
    private void lookAhead(int[] keys, int next, int size) {
        int end = Math.min(next + BATCH, size);
        for (int i = end; i < Math.min(end + BATCH, size); i++) {
            touched += lineOf[keys[i]];
            policy.expected(keys[i]);
        }
        for (int i = next; i < end; i++) {
            policy.expected(keys[i], lineOf[keys[i]] - 1);
        }
    }

    private static long time(int position) {
        return position == NextAccesses.NEVER ? ReplacementPolicy.NEVER : position;
    }

    /** Inserts an entry, and returns its line; -1 if it is not admitted. */
    private int miss(int key, long bytesRequested, Operation operation, long nextAccess) {
        if (!isRequestMissed) {
            isRequestMissed = true;
            misses.requests++;
        }
        if (operation == Operation.WRITE) {
            misses.writes++;
            misses.bytesWritten += bytesRequested;
        } else {
            misses.reads++;
            misses.bytesRead += bytesRequested;
        }
        long bytes = trace.hasEqualEntries() ? trace.equalBytes() : bytesRequested;
        policy.missed(key, bytes, operation, nextAccess);
        if (bytes > capacity || !policy.admits(key, bytes, operation, nextAccess)) {
            misses.notAdmitted++;
            return -1;
        }
        while (occupied + bytes > capacity) {
            evict(key, bytes);
        }
        int line = freeCount > 0 ? free[--freeCount] : newLine();
        keyIn[line] = key;
        if (bytesIn != null) {
            bytesIn[line] = bytes;
        }
        lineOf[key] = line + 1;
        occupied += bytes;
        policy.inserted(line, key, bytes, operation, nextAccess);
        return line;
    }

    private void evict(int incomingKey, long incomingBytes) {
        int line = policy.victim(EVERY_LINE, incomingKey, incomingBytes);
        if (line < 0 || line >= lines || keyIn[line] == EMPTY) {
            throw new IllegalStateException("the policy " + policy.getClass().getName() + " chose line " + line
                    + " to be evicted, which is empty");
        }
        misses.evictions++;
        if (isDirty[line]) {
            misses.dirtyEvictions++;
            isDirty[line] = false;
            policy.cleaned(line);
        }
        lineOf[keyIn[line]] = 0;
        keyIn[line] = EMPTY;
        occupied -= bytesIn == null ? trace.equalBytes() : bytesIn[line];
        free[freeCount++] = line;
        policy.removed(line, RemovalReason.EVICTED);
    }

    private int newLine() {
        if (lines == keyIn.length) {
            int size = 2 * lines;
            keyIn = Arrays.copyOf(keyIn, size);
            bytesIn = bytesIn == null ? null : Arrays.copyOf(bytesIn, size);
            isDirty = Arrays.copyOf(isDirty, size);
            free = Arrays.copyOf(free, size);
        }
        return lines++;
    }
}
