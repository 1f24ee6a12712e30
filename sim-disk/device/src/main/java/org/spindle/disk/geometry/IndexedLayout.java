package org.spindle.disk.geometry;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.IndexEntry.ChildKind;

/**
 * The layout of a drive given by a tree of repetitions (DiskSim's {@code dm_layout_g4}): index nodes that repeat index nodes
 * or track patterns, a list of slips, and a list of moved blocks. Memory grows with the size of the description.
 *
 * <p>Unlike the other layouts a slot in a slip is {@link #NONEXISTENT}. Negative slip counts, which would give two blocks the
 * same sector, are refused. Where several patterns share a track they must agree in its sectors and angle: those of the first
 * in the tree are taken.
 */
public final class IndexedLayout implements Layout {

    private final int surfaces;
    private final int cylinders;
    private final long blocks;
    private final TrackPattern[] patterns;
    private final IndexEntry[][] nodes;
    private final boolean remapsWithoutWidth;

    /** First sector of each slip, ascending, and how many sectors the slips before it take. */
    private final long[] slipPosition;

    private final long[] slippedBefore;

    private final BlockRemap[] remaps;
    private final long[] remapFirst;
    private final BlockRemap[] remapsByPlace;

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
        this.surfaces = surfaces;
        this.cylinders = cylinders;
        this.blocks = blocks;
        this.patterns = patterns.toArray(TrackPattern[]::new);
        remapsWithoutWidth = compat.contains(LayoutCompat.REMAPPED_BLOCK_WITHOUT_WIDTH);
        require(surfaces >= 1, "a drive needs a data surface, but has " + surfaces);
        require(cylinders >= 1, "a drive needs a cylinder, but has " + cylinders);
        require(blocks >= 1, "a drive needs a block, but has " + blocks);
        require(!nodes.isEmpty(), "a layout needs an index node as root");
        this.nodes = nodes.stream()
                .map(node -> node.entries().toArray(IndexEntry[]::new))
                .toArray(IndexEntry[][]::new);
        requireSoundTree(nodes);

        slipPosition = slips.stream().mapToLong(BlockSlip::position).toArray();
        slippedBefore = new long[slips.size() + 1];
        for (int i = 0; i < slips.size(); i++) {
            BlockSlip slip = slips.get(i);
            require(slip.count() >= 1, "slip at " + slip.position() + ": count " + slip.count() + " is not 1 or more");
            long free =
                    i == 0 ? 0 : slips.get(i - 1).position() + slips.get(i - 1).count();
            require(
                    slip.position() >= free,
                    "slip at " + slip.position() + ": lies before the end of another, " + free);
            slippedBefore[i + 1] = slippedBefore[i] + slip.count();
        }
        long sectors = nodes.get(nodes.size() - 1).blocks();
        require(
                sector(blocks - 1) < sectors,
                "the tree has " + sectors + " sectors, too few for " + blocks + " blocks and their slips");

        this.remaps = remaps.toArray(BlockRemap[]::new);
        Arrays.sort(this.remaps, Comparator.comparingLong(BlockRemap::firstBlock));
        remapFirst =
                Arrays.stream(this.remaps).mapToLong(BlockRemap::firstBlock).toArray();
        remapsByPlace = this.remaps.clone();
        Arrays.sort(
                remapsByPlace,
                Comparator.comparingInt(BlockRemap::cylinder)
                        .thenComparingInt(BlockRemap::head)
                        .thenComparingInt(BlockRemap::slot));
        requireSoundRemaps(compat.contains(LayoutCompat.REPLACEMENT_MAY_HOLD_A_BLOCK));
    }

    @Override
    public long blocks() {
        return blocks;
    }

    @Override
    public int surfaces() {
        return surfaces;
    }

    @Override
    public int cylinders() {
        return cylinders;
    }

    @Override
    public void locate(long block, Place out) {
        if (block < 0 || block >= blocks) {
            throw new IndexOutOfBoundsException("block " + block + " is not one of the drive's " + blocks);
        }
        int remap = remapOf(block);
        if (remap >= 0) {
            BlockRemap to = remaps[remap];
            int slot = to.slot() + (int) (block - to.firstBlock());
            out.set(to.cylinder(), to.head(), slot, remapsWithoutWidth ? 0 : to.slotsPerTrack(), true);
            return;
        }
        long rest = sector(block);
        int cylinder = 0;
        int node = nodes.length - 1;
        while (true) {
            IndexEntry entry = entryOf(nodes[node], rest);
            rest -= entry.firstBlock();
            cylinder += entry.cylinder() + (int) entry.instanceOfBlock(rest) * entry.cylinderLength();
            rest %= entry.length();
            if (entry.childKind() == ChildKind.TRACK) {
                TrackPattern pattern = patterns[entry.child()];
                out.set(cylinder, entry.head(), pattern.low() + (int) rest, pattern.slots(), false);
                return;
            }
            node = entry.child();
        }
    }

    @Override
    public long block(int cylinder, int head, int slot) {
        if (!isTrack(cylinder, head)) {
            return NONEXISTENT;
        }
        long moved = movedTo(cylinder, head, slot);
        return moved >= 0 ? moved : homeBlock(cylinder, head, slot);
    }

    @Override
    public void track(int cylinder, int head, Track out) {
        requireTrack(cylinder, head);
        out.setPosition(cylinder, head);
        int root = nodes.length - 1;
        IndexEntry entry = trackEntry(root, cylinder, head);
        out.setUnformatted();
        if (entry != null) {
            TrackPattern pattern = patterns[entry.child()];
            out.setSlots(pattern.slots(), zeroAngle(pattern, cylinder, head));
            addBlocks(root, cylinder, head, 0, Long.MAX_VALUE, out);
        }
    }

    @Override
    public boolean hasReplacements() {
        return remaps.length > 0;
    }

    @Override
    public int startAngle(int cylinder, int head, int slot) {
        requireTrack(cylinder, head);
        IndexEntry entry = trackEntry(nodes.length - 1, cylinder, head);
        if (entry == null || slot < 0 || slot >= patterns[entry.child()].slots()) {
            throw new IndexOutOfBoundsException(
                    "there is no slot " + slot + " on cylinder " + cylinder + ", head " + head);
        }
        TrackPattern pattern = patterns[entry.child()];
        int slots = pattern.slots();
        int zero = zeroAngle(pattern, cylinder, head);
        return Angle.advance(zero, slot, Angle.slotWidth(slots), Angle.residue(slots));
    }

    /** The sector of a block in the numbering of the tree. */
    private long sector(long block) {
        int low = 0;
        int high = slipPosition.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (slipPosition[middle] - slippedBefore[middle] <= block) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return block + slippedBefore[low];
    }

    /** How many sectors below {@code sector} are not slipped. */
    private long unslippedBelow(long sector) {
        int slips = SlipMap.lowerBound(slipPosition, slipPosition.length, sector);
        if (slips == 0) {
            return sector;
        }
        long lastCount = slippedBefore[slips] - slippedBefore[slips - 1];
        long reach = Math.min(sector - slipPosition[slips - 1], lastCount);
        return sector - slippedBefore[slips - 1] - reach;
    }

    private static IndexEntry entryOf(IndexEntry[] entries, long block) {
        int low = 0;
        int high = entries.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (entries[middle].firstBlock() <= block) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return entries[low];
    }

    /** The block that has been moved to a slot, or -1. */
    private long movedTo(int cylinder, int head, int slot) {
        int low = 0;
        int high = remapsByPlace.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (startsAtOrBefore(remapsByPlace[middle], cylinder, head, slot)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (low == 0) {
            return -1;
        }
        BlockRemap remap = remapsByPlace[low - 1];
        boolean covers = remap.cylinder() == cylinder && remap.head() == head && slot < remap.slot() + remap.length();
        return covers ? remap.firstBlock() + slot - remap.slot() : -1;
    }

    private static boolean startsAtOrBefore(BlockRemap remap, int cylinder, int head, int slot) {
        if (remap.cylinder() != cylinder) {
            return remap.cylinder() < cylinder;
        }
        return remap.head() != head ? remap.head() < head : remap.slot() <= slot;
    }

    /** The block whose home is a slot, or a code. */
    private long homeBlock(int cylinder, int head, int slot) {
        long sector = sectorAt(nodes.length - 1, cylinder, head, slot);
        if (sector < 0) {
            return NONEXISTENT;
        }
        long block = unslippedBelow(sector);
        if (unslippedBelow(sector + 1) == block || block >= blocks) {
            return NONEXISTENT;
        }
        return remapOf(block) >= 0 ? REMAPPED : block;
    }

    /** Index of the remap that moves a block, or -1. */
    private int remapOf(long block) {
        int found = Arrays.binarySearch(remapFirst, block);
        int remap = found >= 0 ? found : -found - 2;
        return remap >= 0 && block < remaps[remap].firstBlock() + remaps[remap].length() ? remap : -1;
    }

    /** The sector in a slot, relative to the node's instance, or -1. */
    private long sectorAt(int node, int cylinder, int head, int slot) {
        for (IndexEntry entry : nodes[node]) {
            int instance = entry.instanceOfCylinder(cylinder);
            if (!entry.hasInstance(instance)) {
                continue;
            }
            int rest = entry.cylinderInInstance(cylinder, instance);
            long within;
            if (entry.childKind() == ChildKind.TRACK) {
                TrackPattern pattern = patterns[entry.child()];
                boolean here = rest == 0 && entry.head() == head && slot >= pattern.low() && slot <= pattern.high();
                within = here ? slot - pattern.low() : -1;
            } else {
                within = sectorAt(entry.child(), rest, head, slot);
            }
            long inRun = Math.abs((long) instance) * entry.length() + within;
            if (within >= 0 && within < entry.length() && inRun < entry.runLength()) {
                return entry.firstBlock() + inRun;
            }
        }
        return -1;
    }

    /** The first entry in tree order that puts a pattern on a track, or null. */
    private @Nullable IndexEntry trackEntry(int node, int cylinder, int head) {
        for (IndexEntry entry : nodes[node]) {
            int instance = entry.instanceOfCylinder(cylinder);
            if (!entry.hasInstance(instance)) {
                continue;
            }
            int rest = entry.cylinderInInstance(cylinder, instance);
            if (entry.childKind() == ChildKind.INDEX) {
                IndexEntry found = trackEntry(entry.child(), rest, head);
                if (found != null) {
                    return found;
                }
            } else if (rest == 0 && entry.head() == head) {
                return entry;
            }
        }
        return null;
    }

    private int zeroAngle(TrackPattern pattern, int cylinder, int head) {
        double low = revolutions(nodes.length - 1, cylinder, head);
        return Angle.ofRevolutions(low - pattern.low() / (double) pattern.slots());
    }

    /** Angle of the first pattern on a track, relative to the node's instance, or NaN if there is none. */
    private double revolutions(int node, int cylinder, int head) {
        for (IndexEntry entry : nodes[node]) {
            int instance = entry.instanceOfCylinder(cylinder);
            if (!entry.hasInstance(instance)) {
                continue;
            }
            int rest = entry.cylinderInInstance(cylinder, instance);
            double angle;
            if (entry.childKind() == ChildKind.INDEX) {
                angle = revolutions(entry.child(), rest, head);
            } else {
                angle = rest == 0 && entry.head() == head ? 0 : Double.NaN;
            }
            if (!Double.isNaN(angle)) {
                return angle + entry.offset() + instance * entry.angleLength();
            }
        }
        return Double.NaN;
    }

    /** Widens the block bounds of {@code out} by the patterns that lie on the track in one instance of a node. */
    private void addBlocks(int node, int cylinder, int head, long firstSector, long sectors, Track out) {
        for (IndexEntry entry : nodes[node]) {
            int instance = entry.instanceOfCylinder(cylinder);
            if (!entry.hasInstance(instance)) {
                continue;
            }
            int rest = entry.cylinderInInstance(cylinder, instance);
            long inRun = Math.abs((long) instance) * entry.length();
            long inNode = entry.firstBlock() + inRun;
            long length = Math.min(Math.min(entry.length(), entry.runLength() - inRun), sectors - inNode);
            if (entry.childKind() == ChildKind.INDEX) {
                addBlocks(entry.child(), rest, head, firstSector + inNode, length, out);
            } else if (rest == 0 && entry.head() == head && length > 0) {
                addSectors(firstSector + inNode, length, out);
            }
        }
    }

    private void addSectors(long first, long count, Track out) {
        long firstBlock = unslippedBelow(first);
        long end = Math.min(unslippedBelow(first + count), blocks);
        if (firstBlock < end) {
            long lowest = out.empty() ? firstBlock : Math.min(out.firstBlock, firstBlock);
            out.setBlocks(lowest, Math.max(out.lastBlock, end - 1));
        }
    }

    private void requireSoundTree(List<IndexNode> tree) {
        int[][] reach = new int[tree.size()][];
        int[] root = reach(tree.size() - 1, tree, reach, new boolean[tree.size()]);
        require(
                root[0] >= 0 && root[1] < cylinders,
                "the tree reaches cylinders " + root[0] + " to " + root[1] + " of a drive with " + cylinders);
    }

    /** Lowest and highest cylinder of a node's instance; checks the node and all below it. */
    private int[] reach(int node, List<IndexNode> tree, int[][] reach, boolean[] entered) {
        if (reach[node] != null) {
            return reach[node];
        }
        require(!entered[node], "index node " + node + " contains itself");
        entered[node] = true;
        int lowest = Integer.MAX_VALUE;
        int highest = Integer.MIN_VALUE;
        for (IndexEntry entry : tree.get(node).entries()) {
            String name = "index node " + node + ", entry at block " + entry.firstBlock();
            int[] child = {0, 0};
            if (entry.childKind() == ChildKind.TRACK) {
                require(entry.child() < patterns.length, name + ": there is no track pattern " + entry.child());
                require(entry.head() < surfaces, name + ": there is no head " + entry.head());
                int fits = patterns[entry.child()].length();
                require(entry.length() <= fits, name + ": " + entry.length() + " blocks on a pattern of " + fits);
            } else {
                require(entry.child() < tree.size(), name + ": there is no index node " + entry.child());
                child = reach(entry.child(), tree, reach, entered);
                long fits = tree.get(entry.child()).blocks();
                require(entry.length() <= fits, name + ": " + entry.length() + " blocks on a node of " + fits);
            }
            long span = entry.instanceOfBlock(entry.runLength() - 1) * entry.cylinderLength();
            require(
                    Math.abs(span) < Math.abs((long) entry.cylinderRunLength()),
                    name + ": the run needs more than its " + entry.cylinderRunLength() + " cylinders");
            lowest = Math.min(lowest, Math.toIntExact(entry.cylinder() + Math.min(span, 0) + child[0]));
            highest = Math.max(highest, Math.toIntExact(entry.cylinder() + Math.max(span, 0) + child[1]));
        }
        reach[node] = new int[] {lowest, highest};
        return reach[node];
    }

    private void requireSoundRemaps(boolean mayHoldBlock) {
        for (int i = 0; i < remaps.length; i++) {
            BlockRemap remap = remaps[i];
            require(remap.firstBlock() + remap.length() <= blocks, remap + ": there are only " + blocks + " blocks");
            require(isTrack(remap.cylinder(), remap.head()), remap + ": there is no such track");
            require(
                    i == 0 || remaps[i - 1].firstBlock() + remaps[i - 1].length() <= remap.firstBlock(),
                    remap + ": its first block is remapped twice");
            for (int k = 0; k < remap.length() && !mayHoldBlock; k++) {
                int slot = remap.slot() + k;
                require(
                        homeBlock(remap.cylinder(), remap.head(), slot) == NONEXISTENT,
                        remap + ": slot " + slot + " of the destination already holds a block");
            }
        }
        for (int i = 1; i < remapsByPlace.length; i++) {
            BlockRemap before = remapsByPlace[i - 1];
            BlockRemap remap = remapsByPlace[i];
            boolean sameTrack = before.cylinder() == remap.cylinder() && before.head() == remap.head();
            require(
                    !sameTrack || before.slot() + before.length() <= remap.slot(),
                    remap + ": shares its destination with " + before);
        }
    }

    private boolean isTrack(int cylinder, int head) {
        return cylinder >= 0 && cylinder < cylinders && head >= 0 && head < surfaces;
    }

    private void requireTrack(int cylinder, int head) {
        if (!isTrack(cylinder, head)) {
            throw new IndexOutOfBoundsException("there is no track at cylinder " + cylinder + ", head " + head);
        }
    }

    private static void require(boolean condition, String problem) {
        if (!condition) {
            throw new IllegalArgumentException(problem);
        }
    }
}
