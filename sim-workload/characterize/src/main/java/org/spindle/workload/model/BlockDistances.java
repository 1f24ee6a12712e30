package org.spindle.workload.model;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Arrays;
import org.spindle.workload.synthetic.WeightTree;

/**
 * LRU stack distances of accesses to blocks (Mattson and others 1970), exact, in logarithmic time: each block owns
 * the slot of its last access in an array, and a tree counts the slots in use after it. Memory is proportional to the
 * number of different blocks.
 */
final class BlockDistances {

    /** Distance of a first access. */
    static final long COLD = -1;

    private static final int NONE = -1;

    private final Long2ObjectOpenHashMap<Long2IntOpenHashMap> slots = new Long2ObjectOpenHashMap<>();

    /** Number of the block that owns each slot, or NONE; and the slot of each block number. */
    private int[] owners = new int[1 << 12];

    private int[] slotOf = new int[1 << 11];
    private WeightTree inUse = new WeightTree(owners.length);
    private int used;
    private int blocks;

    /**
     * Accesses a block.
     *
     * @return number of other blocks accessed since its last access, or COLD
     */
    long access(long device, long block) {
        Long2IntOpenHashMap numbers = slots.computeIfAbsent(device, unknown -> emptyMap());
        int number = numbers.get(block);
        long distance = COLD;
        if (number == NONE) {
            number = blocks++;
            numbers.put(block, number);
            if (number == slotOf.length) {
                slotOf = Arrays.copyOf(slotOf, 2 * number);
            }
        } else {
            int slot = slotOf[number];
            distance = inUse.total() - inUse.below(slot + 1);
            inUse.add(slot, -1);
            owners[slot] = NONE;
        }
        if (used == owners.length) {
            compact();
        }
        slotOf[number] = used;
        owners[used] = number;
        inUse.add(used, 1);
        used++;
        return distance;
    }

    private static Long2IntOpenHashMap emptyMap() {
        Long2IntOpenHashMap map = new Long2IntOpenHashMap();
        map.defaultReturnValue(NONE);
        return map;
    }

    private void compact() {
        int kept = 0;
        for (int slot = 0; slot < used; slot++) {
            int owner = owners[slot];
            if (owner != NONE) {
                owners[kept] = owner;
                slotOf[owner] = kept;
                kept++;
            }
        }
        used = kept;
        if (2 * kept > owners.length) {
            owners = Arrays.copyOf(owners, 2 * owners.length);
        }
        inUse = new WeightTree(owners.length);
        for (int slot = 0; slot < kept; slot++) {
            inUse.add(slot, 1);
        }
    }

    /** Returns the number of different blocks accessed. */
    int blocks() {
        return blocks;
    }
}
