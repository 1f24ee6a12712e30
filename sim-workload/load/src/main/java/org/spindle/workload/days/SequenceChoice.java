package org.spindle.workload.days;

import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.sim.RandomStream;

/** Chooses one sequence after another: one used recently, or any by popularity. */
final class SequenceChoice {

    /** Allowed deviation of the fraction of reads: popular sequences may be longer or shorter than the mean. */
    private static final double SLACK = 0.01;

    private final RecordedMachine machine;
    private final RandomStream random;
    private final SequencePopulation read;
    private final SequencePopulation written;
    private final RecencyOfSequences recency = new RecencyOfSequences();
    private final double readShare;
    private long chosenRequests;
    private long chosenReads;
    private boolean reads;
    private boolean recurs;

    SequenceChoice(RecordedMachine machine, Function<String, RandomStream> streams) {
        this.machine = machine;
        random = streams.apply("choices");
        SequenceMaker reading = new SequenceMaker(machine, streams.apply("reads"));
        SequenceMaker writing = new SequenceMaker(machine, streams.apply("writes"));
        RandomStream overlaps = streams.apply("overlaps");
        read = new SequencePopulation(
                count(machine.readData().bytes(), machine.readSequence(), machine.readSizes()),
                machine.skew(),
                index -> reading.make(machine.readSequence(), machine.readSizes()));
        written = new SequencePopulation(
                count(machine.writtenData().bytes(), machine.writeBurst(), machine.writeSizes()),
                machine.skew(),
                index -> overlaps.nextDouble() < machine.overlap()
                        ? part(read.get((int) overlaps.nextLong(read.size())), machine.writeBurst())
                        : writing.make(machine.writeBurst(), machine.writeSizes()));
        double ofReads = machine.reads() / machine.readSequence();
        double ofWrites = (1 - machine.reads()) / machine.writeBurst();
        readShare = ofReads / (ofReads + ofWrites);
    }

    private static int count(long bytes, double requests, SizeMoments sizes) {
        return (int) Math.max(1, Math.round(bytes / (requests * sizes.mean().bytes())));
    }

    /** Returns the first requests of a sequence, at most that many. */
    private static RecurringSequence part(RecurringSequence whole, double most) {
        int size = (int) Math.min(whole.size(), Math.max(1, Math.round(most)));
        return RecurringSequence.of(Arrays.copyOf(whole.starts(), size), Arrays.copyOf(whole.lengths(), size));
    }

    /** Returns the next sequence. */
    RecurringSequence next() {
        double drawn = random.nextDouble();
        double excess = chosenReads - machine.reads() * chosenRequests;
        reads = Math.abs(excess) > SLACK * chosenRequests ? excess < 0 : drawn < readShare;
        SequencePopulation population = reads ? read : written;
        RecurringSequence recent = recent(population);
        RecurringSequence chosen = recent == null ? population.draw(random) : recent;
        recurs = recency.use(chosen);
        chosenRequests += chosen.size();
        chosenReads += reads ? chosen.size() : 0;
        return chosen;
    }

    /** Returns whether the sequence chosen last consists of reads. */
    boolean reads() {
        return reads;
    }

    /** Returns whether it was used before. */
    boolean recurs() {
        return recurs;
    }

    private @Nullable RecurringSequence recent(SequencePopulation population) {
        double share = random.nextDouble();
        double distance = random.nextDouble();
        double near = machine.near().bytes();
        double memory = machine.memory().bytes();
        if (reads) {
            return share < machine.recentReads() ? recency.atDistance(distance * memory, population) : null;
        }
        if (share < machine.nearWrites()) {
            return recency.atDistance(distance * near, population);
        }
        return share < machine.recentWrites()
                ? recency.atDistance(near + distance * (memory - near), population)
                : null;
    }
}
