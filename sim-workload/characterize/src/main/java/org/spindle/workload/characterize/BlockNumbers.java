package org.spindle.workload.characterize;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.spindle.spi.trace.TraceRecord;

/** Numbers the blocks of all devices from 0, in order of first appearance. */
final class BlockNumbers {

    private static final int UNKNOWN = -1;

    private final Long2ObjectOpenHashMap<Long2IntOpenHashMap> devices = new Long2ObjectOpenHashMap<>();
    private final long block;
    private int count;

    /**
     * @param block size in bytes, positive
     */
    BlockNumbers(long block) {
        this.block = block;
    }

    /** Returns the first block that a request accesses. */
    long first(TraceRecord record) {
        return record.offset / block;
    }

    /** Returns the last block that a request accesses. */
    long last(TraceRecord record) {
        return (record.offset + record.length - 1) / block;
    }

    /** Returns the number of a block; assigns the next number to a new block. */
    int number(long device, long index) {
        Long2IntOpenHashMap blocks = devices.get(device);
        if (blocks == null) {
            blocks = new Long2IntOpenHashMap();
            blocks.defaultReturnValue(UNKNOWN);
            devices.put(device, blocks);
        }
        int number = blocks.putIfAbsent(index, count);
        return number == UNKNOWN ? count++ : number;
    }

    /** Returns the number of blocks that have a number. */
    int count() {
        return count;
    }
}
