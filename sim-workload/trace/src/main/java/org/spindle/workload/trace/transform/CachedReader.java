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
 * The requests of a trace below an additional LRU write-back cache (Hsu 2003, section 2.4.2): reads of blocks that miss, and write-backs of
 * dirty blocks. Blocks are sectors of 512 bytes.
 *
 * <p>A block is written back when it is evicted, or when it has been dirty for a given time, together with the dirty blocks that follow and
 * precede it without a gap, up to a largest number of blocks. A missing read becomes one read per contiguous range of missing blocks.
 * Requests of other operations pass unchanged; a discard also removes its blocks from the cache. Blocks that are dirty at the end are
 * written back at their time.
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

    // Arrays by slot. Slot lists are ordered from the slot touched (or dirtied) last to the one touched (or dirtied)
    // first.
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

    /** The parameters of the cache. */
    public record Cache(long bytes, long mostDirtyNanos, int mostBlocks) {

        /** Returns the parameters of Hsu 2003: 30 seconds, 512 blocks. */
        public static Cache of(long bytes) {
            return new Cache(bytes, 30_000_000_000L, 512);
        }

        public Cache {
            if (bytes < BLOCK || bytes / BLOCK > 1 << 30) {
                throw new IllegalArgumentException(
                        "a cache has at least 512 bytes and at most 512 GiB, not " + bytes + " bytes");
            }
            if (mostDirtyNanos < 1 || mostBlocks < 1) {
                throw new IllegalArgumentException("the time and the number of dirty blocks must be positive");
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

    /** Reads a range of missing blocks; does nothing if it has no start. */
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

    /** Clears the times, as those of the traced device do not apply to another request. */
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
