package org.spindle.workload.trace.transform;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.SlotList;

/**
 * What is left of a trace below a further LRU write-back cache (Hsu 2003, section 2.4.2): reads of what the cache does not
 * hold, and write-backs of what it held. Blocks are sectors of 512 bytes.
 *
 * <p>A block is written back when it is replaced, or when it has been dirty for some time; with it go the dirty blocks
 * that follow and precede it without a gap, so many in all at most. A missing read asks for each stretch that is missing. Requests of
 * other operations pass; a discard also empties what it names. What is dirty at the end is written back in its time.
 */
public final class CachedReader implements TraceReader {

    private static final int BLOCK = 512;
    private static final int NONE = -1;

    private final String name;
    private final TraceReader source;
    private final int capacity;
    private final long mostDirty;
    private final int mostBlocks;
    private final TraceRecord arriving = new TraceRecord();
    private final Deque<TraceRecord> leaving = new ArrayDeque<>();
    private final Long2ObjectOpenHashMap<Long2IntOpenHashMap> slots = new Long2ObjectOpenHashMap<>();
    private final Long2ObjectOpenHashMap<String> names = new Long2ObjectOpenHashMap<>();

    // By slot. Slot lists run from the one touched (or dirtied) last to the one touched (or dirtied) first.
    private long[] device = new long[1024];
    private long[] block = new long[1024];
    private long[] dirtySince = new long[1024];
    private boolean[] dirty = new boolean[1024];
    private final SlotList recency = new SlotList();
    private final SlotList dirtied = new SlotList();
    private int used;
    private int free = NONE;
    private int[] nextFree = new int[1024];
    private long now = Long.MIN_VALUE;
    private boolean ended;

    /** How the cache works. */
    public record Cache(long bytes, long mostDirtyNanos, int mostBlocks) {

        /** As Hsu 2003 has it: 30 seconds, 512 blocks. */
        public static Cache of(long bytes) {
            return new Cache(bytes, 30_000_000_000L, 512);
        }

        public Cache {
            if (bytes < BLOCK || bytes / BLOCK > 1 << 30) {
                throw new IllegalArgumentException(
                        "a cache has 512 bytes at least and 512 GiB at most, not " + bytes + " bytes");
            }
            if (mostDirtyNanos < 1 || mostBlocks < 1) {
                throw new IllegalArgumentException("nothing would ever be dirty");
            }
        }
    }

    /**
     * @param name of the trace, for messages
     */
    public CachedReader(String name, TraceReader source, Cache cache) {
        this.name = name;
        this.source = source;
        capacity = (int) (cache.bytes() / BLOCK);
        mostDirty = cache.mostDirtyNanos();
        mostBlocks = cache.mostBlocks();
    }

    @Override
    public boolean next(TraceRecord into) {
        while (leaving.isEmpty()) {
            if (ended) {
                return false;
            }
            if (source.next(arriving)) {
                arrive();
            } else {
                ended = true;
                writeBackUntil(Long.MAX_VALUE);
            }
        }
        into.copyFrom(leaving.removeFirst());
        return true;
    }

    private void arrive() {
        if (arriving.arrival == TraceRecord.NONE) {
            throw new TraceException(
                    name + ": " + source.position() + ": the record has no arrival time, which a cache needs");
        }
        now = Math.max(now, arriving.arrival);
        writeBackUntil(now);
        if (arriving.deviceName != null) {
            names.put(arriving.device, arriving.deviceName);
        }
        if (arriving.length == 0 || arriving.operation == Operation.FLUSH) {
            pass();
            return;
        }
        long first = arriving.offset / BLOCK;
        long last = (arriving.offset + arriving.length - 1) / BLOCK;
        switch (arriving.operation) {
            case READ -> read(first, last);
            case WRITE -> write(first, last);
            default -> {
                discard(first, last);
                pass();
            }
        }
    }

    private void pass() {
        TraceRecord record = new TraceRecord();
        record.copyFrom(arriving);
        record.arrival = now;
        leaving.addLast(record);
    }

    private void read(long first, long last) {
        long begin = NONE;
        for (long each = first; each <= last; each++) {
            int slot = slot(arriving.device, each);
            if (slot == NONE) {
                begin = begin == NONE ? each : begin;
            } else {
                recency.moveToFront(slot);
                miss(begin, each);
                begin = NONE;
            }
        }
        miss(begin, last + 1);
    }

    /** Reads a stretch of blocks that are missing; none if it has no begin. */
    private void miss(long begin, long end) {
        if (begin == NONE) {
            return;
        }
        TraceRecord read = new TraceRecord();
        read.copyFrom(arriving);
        read.arrival = now;
        read.offset = begin * BLOCK;
        read.length = (end - begin) * BLOCK;
        forgetTimes(read);
        leaving.addLast(read);
        for (long each = begin; each < end; each++) {
            insert(arriving.device, each);
        }
    }

    private void write(long first, long last) {
        for (long each = first; each <= last; each++) {
            int slot = slot(arriving.device, each);
            if (slot == NONE) {
                slot = insert(arriving.device, each);
            } else {
                recency.moveToFront(slot);
            }
            if (!dirty[slot]) {
                dirty[slot] = true;
                dirtySince[slot] = now;
                dirtied.addFirst(slot);
            }
        }
    }

    private void discard(long first, long last) {
        for (long each = first; each <= last; each++) {
            int slot = slot(arriving.device, each);
            if (slot != NONE) {
                clean(slot);
                remove(slot);
                nextFree[slot] = free;
                free = slot;
            }
        }
    }

    private void writeBackUntil(long time) {
        for (int oldest = dirtied.last(); oldest != NONE; oldest = dirtied.last()) {
            long due = dirtySince[oldest] + mostDirty;
            if (due > time) {
                return;
            }
            writeBack(oldest, due);
        }
    }

    /** Writes a dirty block and its dirty neighbours. */
    private void writeBack(int slot, long time) {
        long at = device[slot];
        long first = block[slot];
        long end = first + 1;
        while (end - first < mostBlocks && isDirty(at, end)) {
            end++;
        }
        while (end - first < mostBlocks && isDirty(at, first - 1)) {
            first--;
        }
        for (long each = first; each < end; each++) {
            clean(slot(at, each));
        }
        TraceRecord write = new TraceRecord();
        write.arrival = time;
        write.device = at;
        write.deviceName = names.get(at);
        write.operation = Operation.WRITE;
        write.offset = first * BLOCK;
        write.length = (end - first) * BLOCK;
        write.synchronous = false;
        leaving.addLast(write);
    }

    private boolean isDirty(long at, long each) {
        int slot = slot(at, each);
        return slot != NONE && dirty[slot];
    }

    private void clean(int slot) {
        if (dirty[slot]) {
            dirty[slot] = false;
            dirtied.remove(slot);
        }
    }

    private int slot(long at, long each) {
        Long2IntOpenHashMap blocks = slots.get(at);
        return blocks == null ? NONE : blocks.get(each);
    }

    private int insert(long at, long each) {
        int slot = room();
        device[slot] = at;
        block[slot] = each;
        recency.addFirst(slot);
        slots.computeIfAbsent(at, unknown -> {
                    Long2IntOpenHashMap made = new Long2IntOpenHashMap();
                    made.defaultReturnValue(NONE);
                    return made;
                })
                .put(each, slot);
        return slot;
    }

    private int room() {
        if (free != NONE) {
            int slot = free;
            free = nextFree[slot];
            return slot;
        }
        if (used < capacity) {
            if (used == block.length) {
                int room = (int) Math.min(capacity, 2L * used);
                device = Arrays.copyOf(device, room);
                block = Arrays.copyOf(block, room);
                dirtySince = Arrays.copyOf(dirtySince, room);
                dirty = Arrays.copyOf(dirty, room);
                nextFree = Arrays.copyOf(nextFree, room);
            }
            return used++;
        }
        int slot = recency.last();
        if (dirty[slot]) {
            writeBack(slot, now);
        }
        remove(slot);
        return slot;
    }

    private void remove(int slot) {
        recency.remove(slot);
        Long2IntOpenHashMap blocks = slots.get(device[slot]);
        if (blocks != null) {
            blocks.remove(block[slot]);
        }
    }

    /** What the traced device took says nothing about another request. */
    private static void forgetTimes(TraceRecord record) {
        record.response = TraceRecord.NONE;
        record.service = TraceRecord.NONE;
        record.thinkAfter = TraceRecord.NONE;
        record.nextAccess = TraceRecord.NONE;
    }

    @Override
    public String position() {
        return source.position();
    }

    @Override
    public void close() {
        source.close();
    }
}
