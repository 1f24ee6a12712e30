package org.spindle.disk.extract;

import org.spindle.spi.sim.RandomStream;

/**
 * Requests to a disk whose times do not depend on the content of its buffer. Blocks are the physical sectors of the
 * medium. The phase of a block is the time in a rotation at which its read is complete, after that of a block
 * elsewhere; times of commands and of seeks are not in it.
 */
final class DiskProbe {

    private final ProbedDisk disk;
    private final RandomStream random;
    private final int repeats;
    private int unit;
    private int others;
    private double rotation;

    /**
     * @param repeats measurements of each phase and time, whose median is taken
     */
    DiskProbe(ProbedDisk disk, RandomStream random, int repeats) {
        this.disk = disk;
        this.random = random;
        this.repeats = repeats;
        unit = disk.leastSectors();
    }

    /** Sectors of a block. */
    int unit() {
        return unit;
    }

    void unit(int sectors) {
        unit = sectors;
    }

    /** Number of reads elsewhere that evict all data from the buffer. */
    void others(int count) {
        others = count;
    }

    void rotation(double nanos) {
        rotation = nanos;
    }

    double rotation() {
        return rotation;
    }

    long blocks() {
        return disk.sectors() / unit;
    }

    long now() {
        return disk.now();
    }

    void rest(long nanos) {
        disk.rest(nanos);
    }

    /**
     * Reads a block and returns how long it took.
     *
     * @throws ExtractionException if the disk does not have it, as the tracks before it were found longer than they are
     */
    long read(long block) {
        if (block >= blocks()) {
            throw new ExtractionException("what was measured of the tracks leads to sector " + block * unit
                    + ", beyond the end of the disk; measure each time more often by --repeat, without other users");
        }
        long from = disk.now();
        disk.read(block * unit, unit);
        return disk.now() - from;
    }

    /** Writes a block and returns how long it took. */
    long write(long block) {
        long from = disk.now();
        disk.write(block * unit, unit);
        return disk.now() - from;
    }

    /** Returns a random block. */
    long anywhere() {
        return random.nextLong(blocks());
    }

    /** Evicts two blocks and their neighbours from the buffer. */
    void forget(long block, long other) {
        for (int i = 0; i < others; i++) {
            read(awayFrom(block, other));
        }
    }

    private long awayFrom(long block, long other) {
        long near = blocks() / 16;
        while (true) {
            long place = anywhere();
            if (Math.abs(place - block) > near && Math.abs(place - other) > near) {
                return place;
            }
        }
    }

    /** Returns the time of the read of a block right after the read of another; both are read from the medium. */
    double after(long first, long then) {
        double[] times = new double[repeats];
        for (int i = 0; i < repeats; i++) {
            forget(first, then);
            read(first);
            times[i] = read(then);
        }
        return Medians.of(times);
    }

    /** Time in a rotation from the end of the read of one block to that of another, between 0 and a rotation. */
    double phase(long block, long reference) {
        double first = onePhase(block, reference);
        if (repeats == 1) {
            return first;
        }
        double[] others = new double[repeats];
        for (int i = 1; i < repeats; i++) {
            others[i] = signed(onePhase(block, reference) - first);
        }
        return modulo(first + Medians.of(others));
    }

    private double onePhase(long block, long reference) {
        forget(block, reference);
        read(reference);
        long from = disk.now();
        read(block);
        return modulo(disk.now() - from);
    }

    double modulo(double nanos) {
        double rest = nanos % rotation;
        return rest < 0 ? rest + rotation : rest;
    }

    /** The same phase between minus and plus half a rotation. */
    double signed(double nanos) {
        double rest = modulo(nanos);
        return rest > rotation / 2 ? rest - rotation : rest;
    }
}
