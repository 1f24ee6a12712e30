package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.disk.hdd.DriveRig.Done;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestRandom;

/**
 * Invariants of every drive, for all settings and requests. DiskSim loses requests or stops in some of them (reference text on the
 * drive, 10.3: never-disconnect, prebuffering and preseek with several requests outstanding); "there is no reference behaviour to
 * match in these cases; implement the documented intent".
 */
class RandomLoadTest {

    private static final int REQUESTS = 120;
    private static final int TRIES = 600;

    static LongStream seeds() {
        long first = Long.getLong("spindle.property.seed", 1);
        return LongStream.range(first, first + TRIES);
    }

    static LongStream someSeeds() {
        return seeds().limit(TRIES / 6);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void servesEveryRequestOnceAndComesToRest(long seed) {
        RandomDrive lot = new RandomDrive(seed);
        HddConfig config = lot.config();
        DriveRig rig = new DriveRig(config);
        serves(lot, config, rig);
    }

    /** The same on a bus whose pace is drawn anew every other millisecond, from far above the drive's to far below. */
    @ParameterizedTest
    @MethodSource("someSeeds")
    void servesEveryRequestOnceOnABusWhosePaceChanges(long seed) {
        RandomDrive lot = new RandomDrive(seed);
        HddConfig config = lot.config();
        DriveRig rig = new DriveRig(config, 20_000_000, 20_000_000);
        TestRandom random = new TestRandom(seed);
        for (long at = 0; at < 1_500_000_000; at += 1 + random.nextLong(2_000_000)) {
            long picos = random.nextLong(200_000_000);
            rig.events.schedule(at, () -> rig.bus.pace(picos, picos / 2));
        }
        serves(lot, config, rig);
    }

    private static void serves(RandomDrive lot, HddConfig config, DriveRig rig) {
        lot.work(rig, REQUESTS);
        try {
            List<Done> done = rig.run();
            assertThat(done.stream().map(Done::id).sorted())
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(1, REQUESTS).boxed().toList());
            for (Done one : done) {
                checkTimes(one, config);
            }
            assertThat(rig.bus.isOwned()).as("the bus at the end").isFalse();
            checkCounters(rig, done);
            checkBuffer(rig, config);
            checkNothingIsLeftUnwritten(rig, config);
        } catch (Throwable e) {
            throw new AssertionError(String.join("\n", lot.settings()), e);
        }
    }

    private static void checkTimes(Done one, HddConfig config) {
        long least = RandomDrive.COMMAND
                + RandomDrive.COMPLETION
                + config.overheads().perRequest().nanos();
        if (one.operation() == Operation.READ || one.operation() == Operation.WRITE) {
            least += one.sectors() * config.bus().sectorTime().nanos();
        }
        boolean served = one.operation() == Operation.READ
                || one.operation() == Operation.WRITE
                        && !config.buffer().writeReporting().early();
        if (served) {
            assertThat(one.seek() + one.rotation() + one.transfer())
                    .as("mechanical work while %s was served", one)
                    .isLessThanOrEqualTo(one.completed() - one.arrived() + 1000);
        }
        assertThat(one.completed() - one.arrived()).as("%s", one).isGreaterThanOrEqualTo(least);
    }

    private static void checkCounters(DriveRig rig, List<Done> done) {
        long reads = rig.metrics.count("read-hits")
                + rig.metrics.count("read-partial-hits")
                + rig.metrics.count("read-misses");
        assertThat(reads)
                .isEqualTo(done.stream()
                        .filter(one -> one.operation() == Operation.READ)
                        .count());
        assertThat(rig.metrics.levels("utilisation")).last().isEqualTo(0.0);
    }

    private static void checkBuffer(DriveRig rig, HddConfig config) {
        long unit = config.sectorSize().bytes() / 512;
        long held = 0;
        Request probe = new Request();
        for (long sector = 0; sector < rig.drive.sectors(); sector += unit) {
            held += rig.positions().isBuffered(probe.reset(0, 0, Operation.READ, sector, unit)) ? unit : 0;
        }
        assertThat(held)
                .as("sectors in the buffer")
                .isLessThanOrEqualTo(config.buffer().segments()
                        * config.buffer().segmentSize().sectors());
    }

    private static void checkNothingIsLeftUnwritten(DriveRig rig, HddConfig config) {
        long now = rig.events.now();
        rig.at(now + 1, Operation.FLUSH, 0, 0).run();
        Done flush = rig.request(REQUESTS + 1);
        assertThat(flush.completed() - flush.arrived())
                .as("a flush of a drive at rest")
                .isLessThan(1_100_000 + config.overheads().perRequest().nanos());
    }

    @Test
    void givesTheSameTimesForTheSameSeed() {
        for (long seed = 1; seed <= 20; seed++) {
            assertThat(outcome(seed)).isEqualTo(outcome(seed));
        }
    }

    private static List<Done> outcome(long seed) {
        RandomDrive lot = new RandomDrive(seed);
        DriveRig rig = new DriveRig(lot.config());
        lot.work(rig, REQUESTS);
        return rig.run();
    }
}
