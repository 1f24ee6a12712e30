package org.spindle.disk.geometry;

/**
 * An entry of an index node: a run of equal instances of a child, contiguous in blocks, cylinders and angle.
 *
 * @param firstBlock first block of the run, relative to the node's instance
 * @param cylinder cylinder of the first instance, relative to the node's instance
 * @param offset angle of the first instance, relative to the node's instance, in revolutions
 * @param length blocks per instance
 * @param cylinderLength cylinders per instance
 * @param angleLength angle from one instance to the next, in revolutions
 * @param runLength blocks in the run
 * @param cylinderRunLength cylinders in the run; negative if the instances descend
 * @param childKind what the child is
 * @param child its number among the track patterns or the index nodes
 * @param head surface of the track, for {@link ChildKind#TRACK}; otherwise unused
 */
public record IndexEntry(
        long firstBlock,
        int cylinder,
        double offset,
        long length,
        int cylinderLength,
        double angleLength,
        long runLength,
        int cylinderRunLength,
        ChildKind childKind,
        int child,
        int head) {

    /** The kind of child that an entry repeats. */
    public enum ChildKind {
        /** A track pattern. */
        TRACK,
        /** Another index node. */
        INDEX
    }

    /** @throws IllegalArgumentException if a length is not positive or an angle not finite */
    public IndexEntry {
        require(firstBlock >= 0, "first block " + firstBlock + " is negative");
        require(length >= 1, "an instance of " + length + " blocks");
        require(cylinderLength >= 1, "an instance of " + cylinderLength + " cylinders");
        require(runLength >= 1, "a run of " + runLength + " blocks");
        require(cylinderRunLength != 0, "a run of 0 cylinders");
        require(Double.isFinite(offset), "offset " + offset);
        require(Double.isFinite(angleLength), "angle per instance " + angleLength);
        require(child >= 0, "child number " + child + " is negative");
        require(head >= 0, "head " + head + " is negative");
    }

    long endBlock() {
        return firstBlock + runLength;
    }

    /** Returns the signed number of the instance that holds a block of the run, counted in cylinder direction. */
    long instanceOfBlock(long blockInRun) {
        long nth = blockInRun / length;
        return cylinderRunLength < 0 ? -nth : nth;
    }

    /** Returns the signed number of the instance that covers a cylinder, which need not exist. */
    int instanceOfCylinder(int cylinderInNode) {
        return Math.floorDiv(cylinderInNode - cylinder, cylinderLength);
    }

    int cylinderInInstance(int cylinderInNode, int instance) {
        return cylinderInNode - cylinder - instance * cylinderLength;
    }

    boolean hasInstance(int instance) {
        long nth = cylinderRunLength < 0 ? -(long) instance : instance;
        return nth >= 0 && nth * length < runLength;
    }

    private static void require(boolean condition, String problem) {
        if (!condition) {
            throw new IllegalArgumentException("index entry: " + problem);
        }
    }
}
