package org.spindle.disk.geometry;

/**
 * The extent of a drive in each direction in which it is addressed.
 *
 * @param surfaces data surfaces, each with its head
 * @param cylinders physical cylinders, those that hold no blocks included
 * @param blocks capacity in media blocks
 */
public record Dimensions(int surfaces, int cylinders, long blocks) {

    boolean hasTrack(int cylinder, int head) {
        return cylinder >= 0 && cylinder < cylinders && head >= 0 && head < surfaces;
    }

    /** @throws IndexOutOfBoundsException if there is no such track */
    void requireTrack(int cylinder, int head) {
        if (!hasTrack(cylinder, head)) {
            throw new IndexOutOfBoundsException("there is no track at cylinder " + cylinder + ", head " + head
                    + " on a drive of " + cylinders + " cylinders and " + surfaces + " surfaces");
        }
    }

    /** @throws IndexOutOfBoundsException if there is no such block */
    void requireBlock(long block) {
        if (block < 0 || block >= blocks) {
            throw new IndexOutOfBoundsException("block " + block + " is not one of the drive's " + blocks);
        }
    }
}
