package org.spindle.disk.geometry;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.IndexEntry.ChildKind;

/**
 * The tree of an {@link IndexedLayout}: it maps sectors, which count slipped ones, to slots and back. Memory and the time of
 * a query grow with the size of the tree, not of the drive.
 */
final class IndexTree {

    private final TrackPattern[] patterns;
    private final IndexEntry[][] nodes;
    private final int root;

    /** @param nodes a sound tree; the last one is the root */
    IndexTree(List<TrackPattern> patterns, List<IndexNode> nodes) {
        this.patterns = patterns.toArray(TrackPattern[]::new);
        this.nodes = nodes.stream()
                .map(node -> node.entries().toArray(IndexEntry[]::new))
                .toArray(IndexEntry[][]::new);
        root = nodes.size() - 1;
    }

    /** Writes the place of a sector to {@code out}. */
    void locate(long sector, PhysicalAddress out) {
        long rest = sector;
        int cylinder = 0;
        int node = root;
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

    /** Returns the sector in a slot, or -1. */
    long sectorAt(int cylinder, int head, int slot) {
        return sectorAt(root, cylinder, head, slot);
    }

    /** Returns the sector in a slot, relative to the node's instance, or -1. */
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

    /** Returns the first pattern in tree order on a track, or null. */
    @Nullable
    TrackPattern pattern(int cylinder, int head) {
        IndexEntry entry = trackEntry(root, cylinder, head);
        return entry == null ? null : patterns[entry.child()];
    }

    /** Returns the first entry in tree order that puts a pattern on a track, or null. */
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

    /** Returns the angle of slot 0 of a track on which a pattern lies. */
    int zeroAngle(TrackPattern pattern, int cylinder, int head) {
        double low = revolutions(root, cylinder, head);
        return Angle.ofRevolutions(low - pattern.low() / (double) pattern.slots());
    }

    /** Returns the angle of the first pattern on a track, relative to the node's instance, or NaN if there is none. */
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

    /** Widens the block bounds of {@code out} by the sectors that lie on a track. */
    void addBlocks(int cylinder, int head, SectorSlips slips, long blocks, Track out) {
        addBlocks(root, cylinder, head, 0, Long.MAX_VALUE, slips, blocks, out);
    }

    private void addBlocks(
            int node,
            int cylinder,
            int head,
            long firstSector,
            long sectors,
            SectorSlips slips,
            long blocks,
            Track out) {
        for (IndexEntry entry : nodes[node]) {
            int instance = entry.instanceOfCylinder(cylinder);
            if (!entry.hasInstance(instance)) {
                continue;
            }
            int rest = entry.cylinderInInstance(cylinder, instance);
            long inRun = Math.abs((long) instance) * entry.length();
            long inNode = entry.firstBlock() + inRun;
            long length = Math.min(Math.min(entry.length(), entry.runLength() - inRun), sectors - inNode);
            long first = firstSector + inNode;
            if (entry.childKind() == ChildKind.INDEX) {
                addBlocks(entry.child(), rest, head, first, length, slips, blocks, out);
            } else if (rest == 0 && entry.head() == head && length > 0) {
                out.widen(slips.blocksBelow(first), Math.min(slips.blocksBelow(first + length), blocks));
            }
        }
    }
}
