package org.spindle.flash.store;

import java.util.Arrays;

/** The erase counts of blocks, with the least and the largest of the blocks that wear. */
public final class WearCounts {

    private final int[] erases;
    /** Blocks by number of erases. */
    private int[] blocksWith = new int[64];

    private int least;
    private int most;

    WearCounts(int blocks) {
        erases = new int[blocks];
        blocksWith[0] = blocks;
    }

    void erased(int block) {
        int before = erases[block]++;
        if (before + 1 == blocksWith.length) {
            blocksWith = Arrays.copyOf(blocksWith, 2 * blocksWith.length);
        }
        blocksWith[before]--;
        blocksWith[before + 1]++;
        most = Math.max(most, before + 1);
        while (blocksWith[least] == 0) {
            least++;
        }
    }

    /** Leaves a block that was never erased out of {@link #spread()}, because it never will be. */
    void exclude(int block) {
        blocksWith[erases[block]]--;
    }

    public int erases(int block) {
        return erases[block];
    }

    /** Difference between the most and the least erased block, of those that can be erased. */
    public int spread() {
        return most - least;
    }
}
