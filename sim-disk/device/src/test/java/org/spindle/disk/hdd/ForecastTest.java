package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.testkit.sim.TestRandom;

/**
 * What a drive keeps from one prediction for the next never makes one wrong: a drive that is queried before, in and after each event
 * predicts the same as an equal one that is queried rarely, and so has kept nothing. Bounds hold.
 */
class ForecastTest {

    private static final int DRIVES = 120;

    /** Without them a write arrives, crosses the bus and is reported at one moment. */
    private static final List<String> OVERHEADS = List.of(
            "perRequest",
            "writeHit",
            "writeMiss",
            "writeCompletion",
            "dataPreparation",
            "writeDisconnect",
            "firstReselect");

    /** A drive, the predictions that it made, by their place in the run, and how tight bounds were. */
    private static final class Queried {

        final DriveRig rig;
        final Map<String, List<Long>> told = new TreeMap<>();
        private final TestRandom random;
        private final long oneIn;
        private final String how;
        private long event;
        private int inEvent;
        int bounds;
        int tight;

        /** @param oneIn how many occasions pass for each at which it is queried */
        Queried(HddConfig config, long seed, long oneIn, String how) {
            rig = new DriveRig(config, 0, 0);
            random = new TestRandom(seed);
            this.oneIn = oneIn;
            this.how = how;
            rig.beforeSubmission(request -> occasion());
            rig.afterCompletion(request -> occasion());
        }

        boolean step() {
            event++;
            inEvent = 0;
            boolean isLeft = rig.events.step();
            occasion();
            return isLeft;
        }

        private void occasion() {
            inEvent++;
            if (random.nextLong(oneIn) == 0) {
                told.put(event + "." + inEvent, predictions());
            }
        }

        private List<Long> predictions() {
            List<Long> values = new ArrayList<>();
            TestRandom probes = new TestRandom(event + inEvent);
            PositionOracle positions = rig.positions();
            for (int i = 0; i < 6; i++) {
                long length = 1 + probes.nextLong(12);
                long sector = probes.nextLong(rig.drive.sectors() - length);
                Operation operation = i % 2 == 0 ? Operation.READ : Operation.WRITE;
                Request probe = new Request().reset(i, 0, operation, sector, length);
                long least = positions.leastPositioningPicos(probe);
                long picos = positions.positioningPicos(probe);
                long distance = Math.abs(positions.cylinder(sector) - positions.armCylinder());
                requireBound(least, picos, probe);
                requireBound(1000 * positions.leastPositioningTime(distance), picos, probe);
                bounds++;
                tight += least > picos - 1_000_000 ? 1 : 0;
                values.addAll(List.of(least, picos, positions.armCylinder()));
                if (i == 0) {
                    // Takes much longer than the others, as it simulates the medium.
                    values.add(positions.transferTime(probe));
                }
            }
            return values;
        }

        /** Plain code, as there are millions of bounds. */
        private void requireBound(long bound, long picos, Request probe) {
            if (bound > picos) {
                throw new AssertionError(how + ": a bound of " + bound + " ps for " + picos + " ps of " + probe);
            }
        }
    }

    @Test
    void predictsTheSameHoweverOftenItIsQueried() {
        int compared = 0;
        int bounds = 0;
        int tight = 0;
        for (int seed = 0; seed < DRIVES; seed++) {
            RandomDrive settings = new RandomDrive(seed);
            List<String> sets = new ArrayList<>(settings.settings());
            if (seed % 2 == 1) {
                // Shorter than any other command.
                sets.replaceAll(set -> set.replace("command: 0.6 ms", "command: 0.02 ms")
                        .replace("seekDelay: 0.3", "seekDelay: 0.01"));
            }
            if (seed % 3 == 0) {
                sets.removeIf(set -> set.startsWith("bus.extraWriteDisconnect") || set.startsWith("compat"));
                sets.addAll(List.of(
                        "buffer.caching=true",
                        "buffer.writeReporting=in-buffer",
                        "buffer.writePrebuffering=true",
                        "buffer.writeBack={type: scripted, after: 5}"));
            }
            if (seed % 4 == 1) {
                sets.addAll(List.of(
                        "buffer.caching=true",
                        "buffer.writeReporting=in-buffer",
                        "buffer.writePrebuffering=true",
                        "buffer.segments=4",
                        "buffer.writeSegments=4",
                        "buffer.separateWriteSegment=false",
                        "bus.sectorTime=0 ms"));
                for (String time : OVERHEADS) {
                    sets.add("overheads." + time + "=0 ms");
                }
            }
            HddConfig config = Drives.plain(sets.toArray(String[]::new));
            Queried often = new Queried(config, seed, 1, "seed " + seed + " " + sets);
            Queried rarely = new Queried(config, seed, 7, "seed " + seed + " " + sets);
            settings.work(often.rig, 60);
            new RandomDrive(seed).work(rarely.rig, 60);
            while (often.step()) {
                rarely.step();
            }
            for (String occasion : rarely.told.keySet()) {
                assertThat(often.told.get(occasion))
                        .as("%s at %s", often.how, occasion)
                        .isEqualTo(rarely.told.get(occasion));
            }
            compared += rarely.told.size();
            bounds += often.bounds;
            tight += often.tight;
        }
        assertThat(compared).isGreaterThan(100 * DRIVES);
        assertThat((double) tight / bounds)
                .as("share of bounds within a microsecond")
                .isGreaterThan(0.3);
    }

    /**
     * A write of data that is being read ahead ends the read-ahead and waits in the buffer: the arm, which changes heads for the
     * least read-ahead then, makes no other step because of it, but becomes free earlier.
     */
    @Test
    void aWriteThatEndsReadAheadFreesTheArmAtOnce() {
        List<Long> queried = new ArrayList<>();
        DriveRig often = readingAhead();
        often.beforeSubmission(request -> queried.add(positioning(often)));
        DriveRig rarely = readingAhead();
        while (queried.size() < 2 && often.events.step()) {
            rarely.events.step();
        }
        assertThat(positioning(often)).isEqualTo(positioning(rarely)).isLessThan(queried.get(1));
    }

    /** A drive that a write of what it has read reaches while it changes heads in read-ahead. */
    private static DriveRig readingAhead() {
        return new DriveRig(Drives.plain(
                        "buffer.segments=2",
                        "buffer.caching=true",
                        "buffer.writeReporting=in-buffer",
                        "buffer.writePrebuffering=true",
                        "buffer.writeBack={type: scripted}",
                        "buffer.readAhead={until: end-of-cylinder, minimum: 100 sectors}"))
                .read(0, 60, 16)
                .write(10.0, 64, 4);
    }

    private static long positioning(DriveRig rig) {
        return rig.positions().positioningPicos(new Request().reset(9, 0, Operation.READ, 5000, 4));
    }
}
