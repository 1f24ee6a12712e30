package org.spindle.workload.characterize;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * Number of distinct blocks referenced since the last reference to the same block, that block included: a block with
 * distance d is in every LRU cache of at least d blocks (Mattson et al. 1970). Each takes time logarithmic in the
 * number of blocks, by a tree of partial sums over the references (Fenwick 1994) that is renumbered when it is full.
 */
final class StackDistances {

    /** Distance of a block that was never referenced before. */
    static final int NEVER = 0;

    private static final int LEAST_SLOTS = 1 << 12;

    /** By block: the slot of its last reference, from 1 on. */
    private final IntArrayList slotOf = new IntArrayList();

    /** By slot: the block whose last reference it is, plus 1; 0 if the block was referenced again later. */
    private int[] blockIn = new int[LEAST_SLOTS + 1];

    /** Partial sums of slots in use. */
    private int[] sums = new int[LEAST_SLOTS + 1];

    private int latest;

    /**
     * Records a reference.
     *
     * @param block an earlier number, or the next new one
     * @return the distance, from 1 on, or NEVER
     */
    int reference(int block) {
        if (latest == blockIn.length - 1) {
            renumber();
        }
        int distance = NEVER;
        if (block == slotOf.size()) {
            slotOf.add(0);
        } else {
            int slot = slotOf.getInt(block);
            distance = slotOf.size() - sumBelow(slot);
            add(slot, -1);
            blockIn[slot] = 0;
        }
        latest++;
        slotOf.set(block, latest);
        blockIn[latest] = block + 1;
        add(latest, 1);
        return distance;
    }

    /** Returns the number of slots in use below one; each block has one. */
    private int sumBelow(int slot) {
        int sum = 0;
        for (int i = slot - 1; i > 0; i -= i & -i) {
            sum += sums[i];
        }
        return sum;
    }

    private void add(int slot, int amount) {
        for (int i = slot; i < sums.length; i += i & -i) {
            sums[i] += amount;
        }
    }

    /** Moves the slots in use together and doubles the room. */
    private void renumber() {
        int blocks = slotOf.size();
        int[] kept = new int[Math.max(LEAST_SLOTS, 2 * blocks) + 1];
        int slot = 0;
        for (int i = 1; i <= latest; i++) {
            if (blockIn[i] != 0) {
                slot++;
                kept[slot] = blockIn[i];
                slotOf.set(blockIn[i] - 1, slot);
            }
        }
        blockIn = kept;
        sums = new int[kept.length];
        Arrays.fill(sums, 1, slot + 1, 1);
        for (int i = 1; i < sums.length; i++) {
            int parent = i + (i & -i);
            if (parent < sums.length) {
                sums[parent] += sums[i];
            }
        }
        latest = slot;
    }
}
