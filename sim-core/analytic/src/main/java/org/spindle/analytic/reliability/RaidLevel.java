package org.spindle.analytic.reliability;

import org.spindle.analytic.ValidRange;

/** The levels of redundant arrays of inexpensive disks (Hennessy and Patterson 1996, section 6.5 and figure 6.27). */
public enum RaidLevel {
    /** Striped, without redundancy. */
    RAID_0(0),
    /** Mirrored. */
    RAID_1(1),
    /** Bitwise striped with an error-correcting code as in memories. */
    RAID_2(1),
    /** Bit-interleaved parity. */
    RAID_3(1),
    /** Block-interleaved parity on one disk. */
    RAID_4(1),
    /** Block-interleaved parity, rotated over all disks. */
    RAID_5(1),
    /** Two independent checks. */
    RAID_6(2);

    private final int survived;

    RaidLevel(int survived) {
        this.survived = survived;
    }

    /** Returns the number of disk failures that it always survives. */
    public int failuresSurvived() {
        return survived;
    }

    /**
     * Returns the number of disks for redundancy.
     *
     * @param dataDisks 1 or more
     */
    public int checkDisks(int dataDisks) {
        ValidRange.atLeast(1, "number of data disks", dataDisks);
        return switch (this) {
            case RAID_0 -> 0;
            case RAID_1 -> dataDisks;
            case RAID_2 -> hamming(dataDisks);
            case RAID_3, RAID_4, RAID_5 -> 1;
            case RAID_6 -> 2;
        };
    }

    /** Returns the least number of check bits r with 2^r &ge; n + r + 1 (Hamming 1950). */
    private static int hamming(int bits) {
        int check = 1;
        while ((1L << check) < (long) bits + check + 1) {
            check++;
        }
        return check;
    }

    /**
     * Returns the accesses of a write of one block.
     *
     * @param dataDisks 1 or more
     */
    public Accesses smallWrite(int dataDisks) {
        int all = dataDisks + checkDisks(dataDisks);
        return switch (this) {
            case RAID_0 -> new Accesses(0, 1, 1);
            case RAID_1 -> new Accesses(0, 2, 2);
            case RAID_2, RAID_3 -> new Accesses(0, all, all);
            case RAID_4, RAID_5 -> new Accesses(2, 2, 2);
            case RAID_6 -> new Accesses(3, 3, 3);
        };
    }

    /** Returns the accesses of a write of a complete stripe, whose checks need no old data. */
    public Accesses largeWrite(int dataDisks) {
        int all = dataDisks + checkDisks(dataDisks);
        return new Accesses(0, all, all);
    }

    /**
     * Returns the least upper bound of small random reads per second: every disk with data serves reads only.
     *
     * @param perDisk accesses per second of one disk
     */
    public double readsPerSecond(int dataDisks, double perDisk) {
        ValidRange.notNegative("accesses per second of a disk", perDisk);
        int all = dataDisks + checkDisks(dataDisks);
        return switch (this) {
            case RAID_0, RAID_1, RAID_5, RAID_6 -> all * perDisk;
            case RAID_4 -> dataDisks * perDisk;
            case RAID_2, RAID_3 -> perDisk;
        };
    }

    /** Returns the same bound for writes of one block; every access of the read-modify-write counts as one. */
    public double smallWritesPerSecond(int dataDisks, double perDisk) {
        ValidRange.notNegative("accesses per second of a disk", perDisk);
        int all = dataDisks + checkDisks(dataDisks);
        return switch (this) {
            case RAID_0, RAID_1, RAID_5, RAID_6 ->
                all * perDisk / smallWrite(dataDisks).total();
            case RAID_4 -> Math.min(perDisk / 2, dataDisks * perDisk / 2);
            case RAID_2, RAID_3 -> perDisk;
        };
    }

    /** Returns a group of a number of data disks with the failures that it survives; for mirroring a single pair. */
    public ParityGroup group(int dataDisks, FailureModel disk) {
        if (this == RAID_1) {
            return new ParityGroup(2, 1, disk);
        }
        return new ParityGroup(dataDisks + checkDisks(dataDisks), survived, disk);
    }

    /**
     * Returns the mean time to data loss with a number of data disks: of one group, or of as many mirrored pairs.
     */
    public double mttdl(int dataDisks, FailureModel disk) {
        ParityGroup group = group(dataDisks, disk);
        return this == RAID_1 ? group.mttdlOf(dataDisks) : group.mttdl();
    }

    /**
     * The cost of a write.
     *
     * @param reads accesses that read
     * @param writes accesses that write
     * @param disks number of disks involved
     */
    public record Accesses(int reads, int writes, int disks) {

        public int total() {
            return reads + writes;
        }
    }
}
