package org.spindle.host.filebench;

import org.spindle.host.filesystem.FileSystemImage;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;

/** Computes, reads 8 KiB at random in the data files, and writes the data back every second time. */
final class Terminal implements Program {

    private static final int RECORD = 8192;

    private final FileSystemImage image;
    private final RandomStream random;
    private final long process;
    private final long computation;
    private final int reads;
    private int done;
    private int part;
    private int unit;
    private long offset;

    Terminal(FileSystemImage image, RandomStream random, long process, long computation, int reads) {
        this.image = image;
        this.random = random;
        this.process = process;
        this.computation = computation;
        this.reads = reads;
    }

    @Override
    public boolean next(Step step) {
        if (part == 0) {
            if (done == reads) {
                step.ended = process;
                return false;
            }
            unit = image.dataUnit((int) random.nextLong(image.dataFiles()));
            offset = random.nextLong(image.dataBlocks() * FileSystemImage.BLOCK / RECORD) * RECORD;
            step.compute(computation, process);
        } else {
            step.transfer(part == 1 ? Operation.READ : Operation.WRITE, unit, offset, RECORD, process);
        }
        done += part == 1 ? 1 : 0;
        part = part == 0 || part == 1 && done % 2 == 0 ? part + 1 : 0;
        return true;
    }
}
