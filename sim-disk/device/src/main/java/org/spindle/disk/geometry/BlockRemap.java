package org.spindle.disk.geometry;

/**
 * A run of blocks of an {@link IndexedLayout} that has been moved.
 *
 * @param firstBlock first block moved
 * @param length number of blocks
 * @param cylinder cylinder of the destination
 * @param head head of the destination
 * @param slot slot of the first block at the destination
 * @param slotsPerTrack sectors per track at the destination
 */
public record BlockRemap(long firstBlock, int length, int cylinder, int head, int slot, int slotsPerTrack) {

    /** @throws IllegalArgumentException if the destination does not fit its track */
    public BlockRemap {
        if (firstBlock < 0 || length < 1 || cylinder < 0 || head < 0 || slot < 0 || slot > slotsPerTrack - length) {
            throw new IllegalArgumentException("remap of block " + firstBlock + ": " + length + " blocks at cylinder "
                    + cylinder + ", head " + head + ", slot " + slot + " of " + slotsPerTrack);
        }
    }
}
