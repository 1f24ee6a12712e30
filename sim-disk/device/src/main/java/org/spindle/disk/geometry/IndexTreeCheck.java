package org.spindle.disk.geometry;

import java.util.List;
import org.spindle.disk.geometry.IndexEntry.ChildKind;

/** The checks that the index nodes of an {@link IndexedLayout} form a tree that fits the drive. */
final class IndexTreeCheck {

    private final List<TrackPattern> patterns;
    private final List<IndexNode> nodes;
    private final Dimensions drive;

    /** Lowest and highest cylinder of each node that has been checked, relative to its instance. */
    private final int[][] reach;

    private final boolean[] entered;

    /** @param nodes the last one is the root */
    IndexTreeCheck(List<TrackPattern> patterns, List<IndexNode> nodes, Dimensions drive) {
        this.patterns = patterns;
        this.nodes = nodes;
        this.drive = drive;
        reach = new int[nodes.size()][];
        entered = new boolean[nodes.size()];
    }

    /** @throws IllegalArgumentException naming the node and entry that are wrong */
    void run() {
        int[] root = reach(nodes.size() - 1);
        require(
                root[0] >= 0 && root[1] < drive.cylinders(),
                "the tree reaches cylinders " + root[0] + " to " + root[1] + " of a drive with " + drive.cylinders());
    }

    /** Returns the lowest and highest cylinder of a node's instance; checks the node and all below it. */
    private int[] reach(int node) {
        if (reach[node] != null) {
            return reach[node];
        }
        require(!entered[node], "index node " + node + " contains itself");
        entered[node] = true;
        int lowest = Integer.MAX_VALUE;
        int highest = Integer.MIN_VALUE;
        for (IndexEntry entry : nodes.get(node).entries()) {
            String name = "index node " + node + ", entry at block " + entry.firstBlock();
            int[] child = {0, 0};
            if (entry.childKind() == ChildKind.TRACK) {
                require(entry.child() < patterns.size(), name + ": there is no track pattern " + entry.child());
                require(entry.head() < drive.surfaces(), name + ": there is no head " + entry.head());
                int fits = patterns.get(entry.child()).length();
                require(entry.length() <= fits, name + ": " + entry.length() + " blocks on a pattern of " + fits);
            } else {
                require(entry.child() < nodes.size(), name + ": there is no index node " + entry.child());
                child = reach(entry.child());
                long fits = nodes.get(entry.child()).blocks();
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

    private static void require(boolean condition, String problem) {
        if (!condition) {
            throw new IllegalArgumentException(problem);
        }
    }
}
