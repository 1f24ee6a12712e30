package org.spindle.analytic.reliability;

import org.spindle.analytic.ValidRange;

/**
 * The layout of blocks and parity in RAID 5: the parity of row r is on disk n - 1 - r mod n, data fills the others from the left (Hennessy
 * and Patterson 1996, figure 6.28).
 *
 * @param disks 3 or more
 */
public record RotatedParity(int disks) {

    public RotatedParity {
        ValidRange.atLeast(3, "number of disks", disks);
    }

    /** Returns the disk of the parity of a block's row, from 0. */
    public int parityDisk(long block) {
        long row = ValidRange.atLeast(0L, "block", block) / (disks - 1);
        return (int) (disks - 1 - row % disks);
    }

    /** Returns the disk of a block, from 0. */
    public int dataDisk(long block) {
        int parity = parityDisk(block);
        int position = (int) (block % (disks - 1));
        return position < parity ? position : position + 1;
    }

    /** Returns whether writes of two blocks have no disk in common. */
    public boolean canBeWrittenTogether(long one, long other) {
        return dataDisk(one) != dataDisk(other)
                && dataDisk(one) != parityDisk(other)
                && parityDisk(one) != dataDisk(other)
                && parityDisk(one) != parityDisk(other);
    }
}
