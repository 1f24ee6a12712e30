package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.spindle.cachelab.AccessTrace.TimeMark;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/**
 * Converts the records of a trace to accesses to entries. Entries are blocks, into which the bytes of a read or write are divided, or
 * objects, identified by the key of a record, or else by its device and first byte. Flushes, discards, requests without bytes, and requests
 * of unknown operation without a key are ignored.
 */
public final class AccessTraceBuilder {

    /** The kind of entries. */
    public enum Entries {
        BLOCKS,
        OBJECTS
    }

    private static final int HASH_BITS = 24;
    private static final long ACCESSES_PER_MARK = 1 << 10;
    private static final long MOST_ACCESSES = Integer.MAX_VALUE - 2;
    private static final long MOST_BYTES = (1L << 32) - 1;
    private static final double NANOS_PER_SECOND = 1e9;

    private final Entries entries;
    private final long blockBytes;
    private final long threshold;
    private final KeyNumbers numbers;
    private final List<AccessChunk> chunks = new ArrayList<>();
    private final List<TimeMark> marks = new ArrayList<>();
    private AccessChunk chunk = new AccessChunk(0);
    private long seen;
    private long accesses;
    private long footprint;
    private long equalBytes;
    private boolean areEqual = true;
    private boolean areWhole = true;
    private boolean hasWrites;
    private boolean isFirst;

    /**
     * @param blockBytes size of a block, at least 1; not used for objects
     * @param sample share of the entries to keep, above 0 and at most 1
     */
    public AccessTraceBuilder(Entries entries, long blockBytes, double sample) {
        this(entries, blockBytes, sample, KeyNumbers.MOST);
    }

    /**
     * @param mostKeys number of different entries, at most {@link KeyNumbers#MOST}
     */
    AccessTraceBuilder(Entries entries, long blockBytes, double sample, int mostKeys) {
        numbers = new KeyNumbers(mostKeys);
        this.entries = entries;
        this.blockBytes = blockBytes;
        threshold = Math.max(1, Math.round(sample * (1 << HASH_BITS)));
        equalBytes = entries == Entries.BLOCKS ? blockBytes : 0;
    }

    /**
     * Adds all remaining records.
     *
     * @throws org.spindle.spi.trace.TraceException if the trace cannot be read
     * @throws TraceTooLargeException if the trace is too large; the message says what would help
     */
    public void addAll(TraceReader reader) {
        TraceRecord record = new TraceRecord();
        while (reader.next(record)) {
            add(record);
        }
    }

    /**
     * Adds one record.
     *
     * @throws TraceTooLargeException if the trace is too large; the message says what would help
     */
    public void add(TraceRecord record) {
        boolean isTransfer = record.operation == Operation.READ || record.operation == Operation.WRITE;
        if (!isTransfer || !record.keyed && (record.length <= 0 || !record.operationKnown)) {
            return;
        }
        isFirst = true;
        boolean isWrite = record.operation == Operation.WRITE;
        if (entries == Entries.OBJECTS) {
            long device = record.keyed ? 0 : record.device;
            add(device, record.keyed ? record.key : record.offset, Math.max(1, record.length), isWrite, record.arrival);
            return;
        }
        long end = record.offset + record.length;
        for (long begin = record.offset; begin < end; ) {
            long block = begin / blockBytes;
            long next = Math.min(end, (block + 1) * blockBytes);
            add(record.device, block, next - begin, isWrite, record.arrival);
            begin = next;
        }
    }

    private void add(long device, long block, long bytes, boolean isWrite, long arrival) {
        seen++;
        if (KeyNumbers.hash(device, block) >>> Long.SIZE - HASH_BITS >= threshold) {
            return;
        }
        if (chunk.size == chunk.keys.length) {
            begin();
        }
        if (accesses % ACCESSES_PER_MARK == 0 && arrival != TraceRecord.NONE) {
            marks.add(new TimeMark(accesses, arrival / NANOS_PER_SECOND));
        }
        int before = numbers.size();
        int number = numbers.number(device, block);
        if (bytes > MOST_BYTES) {
            throw new TraceTooLargeException(
                    String.format(Locale.ROOT, "an entry has %,d bytes; the most is %,d", bytes, MOST_BYTES),
                    "divide requests into blocks, such as --block 4KiB");
        }
        if (number == before) {
            footprint += entries == Entries.BLOCKS ? blockBytes : bytes;
        }
        checkSize(bytes);
        int place = chunk.size++;
        chunk.keys[place] = number;
        chunk.flags[place] = (byte) ((isWrite ? AccessChunk.WRITE : 0) | (isFirst ? AccessChunk.FIRST : 0));
        if (chunk.bytes != null) {
            chunk.bytes[place] = (int) bytes;
        }
        hasWrites |= isWrite;
        isFirst = false;
        accesses++;
    }

    private void checkSize(long bytes) {
        if (equalBytes == 0) {
            equalBytes = bytes;
        }
        if (bytes == equalBytes || !areWhole) {
            return;
        }
        areWhole = false;
        areEqual = entries == Entries.BLOCKS;
        for (AccessChunk each : chunks) {
            int[] all = new int[each.keys.length];
            Arrays.fill(all, (int) equalBytes);
            each.bytes = all;
        }
    }

    private void begin() {
        if (accesses >= MOST_ACCESSES) {
            throw new TraceTooLargeException(
                    String.format(
                            Locale.ROOT,
                            "the trace has more than %,d accesses, the most that the laboratory can count",
                            MOST_ACCESSES),
                    "simulate a share of the entries, such as --sample 0.1, or larger blocks by --block");
        }
        chunk = new AccessChunk(AccessChunk.CAPACITY);
        if (!areWhole) {
            chunk.bytes = new int[AccessChunk.CAPACITY];
        }
        chunks.add(chunk);
    }

    /** Returns the accesses so far. */
    public AccessTrace build() {
        return new AccessTrace(
                chunks,
                accesses,
                numbers.size(),
                areEqual,
                equalBytes,
                footprint,
                hasWrites,
                (double) threshold / (1 << HASH_BITS),
                (double) seen * threshold / (1 << HASH_BITS),
                marks);
    }
}
