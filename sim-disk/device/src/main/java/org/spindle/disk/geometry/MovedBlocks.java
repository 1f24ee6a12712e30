package org.spindle.disk.geometry;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The blocks of an {@link IndexedLayout} that have been moved to other places, by block and by place. */
final class MovedBlocks {

    private final BlockRemap[] remaps;
    private final long[] firstBlock;
    private final BlockRemap[] byPlace;

    /**
     * @param moves in any order
     * @throws IllegalArgumentException if a block or a destination is not on the drive, or is given twice
     */
    MovedBlocks(List<BlockRemap> moves, Dimensions drive) {
        remaps = moves.toArray(BlockRemap[]::new);
        Arrays.sort(remaps, Comparator.comparingLong(BlockRemap::firstBlock));
        firstBlock = Arrays.stream(remaps).mapToLong(BlockRemap::firstBlock).toArray();
        byPlace = remaps.clone();
        Arrays.sort(
                byPlace,
                Comparator.comparingInt(BlockRemap::cylinder)
                        .thenComparingInt(BlockRemap::head)
                        .thenComparingInt(BlockRemap::slot));
        requireSound(drive);
    }

    private void requireSound(Dimensions drive) {
        for (int i = 0; i < remaps.length; i++) {
            BlockRemap remap = remaps[i];
            require(
                    remap.firstBlock() + remap.length() <= drive.blocks(),
                    remap + ": there are only " + drive.blocks() + " blocks");
            require(drive.hasTrack(remap.cylinder(), remap.head()), remap + ": there is no such track");
            require(
                    i == 0 || remaps[i - 1].firstBlock() + remaps[i - 1].length() <= remap.firstBlock(),
                    remap + ": its first block is remapped twice");
        }
        for (int i = 1; i < byPlace.length; i++) {
            BlockRemap before = byPlace[i - 1];
            BlockRemap remap = byPlace[i];
            boolean sameTrack = before.cylinder() == remap.cylinder() && before.head() == remap.head();
            require(
                    !sameTrack || before.slot() + before.length() <= remap.slot(),
                    remap + ": shares its destination with " + before);
        }
    }

    boolean isEmpty() {
        return remaps.length == 0;
    }

    /** Returns the remap that moves a block, or null. */
    @Nullable
    BlockRemap remapOf(long block) {
        int found = Arrays.binarySearch(firstBlock, block);
        int at = found >= 0 ? found : -found - 2;
        if (at < 0) {
            return null;
        }
        BlockRemap remap = remaps[at];
        return block < remap.firstBlock() + remap.length() ? remap : null;
    }

    /** Returns the block that has been moved to a slot, or -1. */
    long blockAt(int cylinder, int head, int slot) {
        int low = 0;
        int high = byPlace.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (startsAtOrBefore(byPlace[middle], cylinder, head, slot)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (low == 0) {
            return -1;
        }
        BlockRemap remap = byPlace[low - 1];
        boolean covers = remap.cylinder() == cylinder && remap.head() == head && slot < remap.slot() + remap.length();
        return covers ? remap.firstBlock() + slot - remap.slot() : -1;
    }

    private static boolean startsAtOrBefore(BlockRemap remap, int cylinder, int head, int slot) {
        if (remap.cylinder() != cylinder) {
            return remap.cylinder() < cylinder;
        }
        return remap.head() != head ? remap.head() < head : remap.slot() <= slot;
    }

    private static void require(boolean condition, String problem) {
        if (!condition) {
            throw new IllegalArgumentException(problem);
        }
    }
}
