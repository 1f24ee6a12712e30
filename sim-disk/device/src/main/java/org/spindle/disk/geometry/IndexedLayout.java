package org.spindle.disk.geometry;

import java.util.List;
import java.util.Set;

/**
 * The layout of a drive given by a tree of repetitions (DiskSim's {@code dm_layout_g4}): index nodes that repeat index
 * nodes or track patterns, a list of slips, and a list of moved blocks. Memory grows with the size of the description.
 *
 * <p>Unlike the other layouts a slot in a slip is {@link #NONEXISTENT}. Negative slip counts, which would give two
 * blocks the same sector, are refused. Where several patterns share a track they must agree in its sectors and angle,
 * which are taken from the first in the tree.
 */
public final class IndexedLayout implements Layout {

    private final Dimensions dimensions;
    private final boolean remapsWithoutWidth;
    private final IndexTree tree;
    private final SectorSlips slips;
    private final MovedBlocks moved;

    /**
     * A layout of {@code blocks} blocks.
     *
     * @param nodes the last one is the root
     * @param slips by ascending position
     * @param remaps in any order
     * @throws IllegalArgumentException if the parts of the description contradict each other, or a block is moved onto another
     */
    public IndexedLayout(
            int surfaces,
            int cylinders,
            long blocks,
            List<TrackPattern> patterns,
            List<IndexNode> nodes,
            List<BlockSlip> slips,
            List<BlockRemap> remaps,
            Set<LayoutCompat> compat) {
        dimensions = new Dimensions(surfaces, cylinders, blocks);
        remapsWithoutWidth = compat.contains(LayoutCompat.REMAPPED_BLOCK_WITHOUT_WIDTH);
        require(surfaces >= 1, "a drive needs a data surface, but has " + surfaces);
        require(cylinders >= 1, "a drive needs a cylinder, but has " + cylinders);
        require(blocks >= 1, "a drive needs a block, but has " + blocks);
        require(!nodes.isEmpty(), "a layout needs an index node as root");
        new IndexTreeCheck(patterns, nodes, dimensions).run();
        tree = new IndexTree(patterns, nodes);
        this.slips = new SectorSlips(slips);
        long sectors = nodes.get(nodes.size() - 1).blocks();
        require(
                this.slips.sector(blocks - 1) < sectors,
                "the tree has " + sectors + " sectors, too few for " + blocks + " blocks and their slips");
        moved = new MovedBlocks(remaps, dimensions);
        if (!compat.contains(LayoutCompat.REPLACEMENT_MAY_HOLD_A_BLOCK)) {
            for (BlockRemap remap : remaps) {
                requireFreeDestination(remap);
            }
        }
    }

    private void requireFreeDestination(BlockRemap remap) {
        for (int slot = remap.slot(); slot < remap.slot() + remap.length(); slot++) {
            require(
                    homeBlock(remap.cylinder(), remap.head(), slot) == NONEXISTENT,
                    remap + ": slot " + slot + " of the destination already holds a block");
        }
    }

    @Override
    public Dimensions dimensions() {
        return dimensions;
    }

    @Override
    public void locate(long block, PhysicalAddress out) {
        dimensions.requireBlock(block);
        BlockRemap to = moved.remapOf(block);
        if (to == null) {
            tree.locate(slips.sector(block), out);
            return;
        }
        int slot = to.slot() + (int) (block - to.firstBlock());
        out.set(to.cylinder(), to.head(), slot, remapsWithoutWidth ? 0 : to.slotsPerTrack(), true);
    }

    @Override
    public long block(int cylinder, int head, int slot) {
        if (!dimensions.hasTrack(cylinder, head)) {
            return NONEXISTENT;
        }
        long here = moved.blockAt(cylinder, head, slot);
        return here >= 0 ? here : homeBlock(cylinder, head, slot);
    }

    /** Returns the block whose home is a slot, or a code. */
    private long homeBlock(int cylinder, int head, int slot) {
        long sector = tree.sectorAt(cylinder, head, slot);
        if (sector < 0) {
            return NONEXISTENT;
        }
        long block = slips.blocksBelow(sector);
        if (slips.blocksBelow(sector + 1) == block || block >= dimensions.blocks()) {
            return NONEXISTENT;
        }
        return moved.remapOf(block) != null ? REMAPPED : block;
    }

    @Override
    public void track(int cylinder, int head, Track out) {
        dimensions.requireTrack(cylinder, head);
        out.setPosition(cylinder, head);
        out.setUnformatted();
        TrackPattern pattern = tree.pattern(cylinder, head);
        if (pattern != null) {
            out.setSlots(pattern.slots(), tree.zeroAngle(pattern, cylinder, head));
            tree.addBlocks(cylinder, head, slips, dimensions.blocks(), out);
        }
    }

    @Override
    public boolean hasReplacements() {
        return !moved.isEmpty();
    }

    @Override
    public int startAngle(int cylinder, int head, int slot) {
        dimensions.requireTrack(cylinder, head);
        TrackPattern pattern = tree.pattern(cylinder, head);
        if (pattern == null || slot < 0 || slot >= pattern.slots()) {
            throw new IndexOutOfBoundsException(
                    "there is no slot " + slot + " on cylinder " + cylinder + ", head " + head);
        }
        int slots = pattern.slots();
        int zero = tree.zeroAngle(pattern, cylinder, head);
        return Angle.advance(zero, slot, Angle.slotWidth(slots), Angle.residue(slots));
    }

    private static void require(boolean condition, String problem) {
        if (!condition) {
            throw new IllegalArgumentException(problem);
        }
    }
}
