package org.spindle.flash.store;

import java.util.Arrays;

/** The erase counts of blocks, with the largest, and the least of the blocks in use. */
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
        findLeast();
    }

    /** Leaves a block out of the least, because it is not erased any more. */
    void exclude(int block) {
        blocksWith[erases[block]]--;
        findLeast();
    }

    private void findLeast() {
        while (least < most && blocksWith[least] == 0) {
            least++;
        }
    }

    public int erases(int block) {
        return erases[block];
    }

    /** Difference between the most erased block and the least erased one, of those that are still in use. */
    public int spread() {
        return most - least;
    }
}
