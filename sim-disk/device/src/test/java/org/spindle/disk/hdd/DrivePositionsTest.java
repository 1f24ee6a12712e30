package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.disk.hdd.DriveRig.Done;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestRandom;

/**
 * The drive's predictions for schedulers agree with its later behaviour. Worthington 1994, 5.3: predictions must "shift the
 * prediction's start time by the initiation overhead"; 1.4: "the true head position is ahead of the end of that read".
 */
class DrivePositionsTest {

    private static final String[] TIMES = {
        "overheads.readMiss=0.7 ms",
        "overheads.readHit=0.7 ms",
        "overheads.writeMiss={afterRead: 0.9 ms, afterWrite: 0.4 ms}",
        "overheads.readDisconnect=0.02 ms",
        "overheads.readCompletion=0.05 ms",
        "overheads.minimumWriteSeek=1.5 ms",
        "mechanics.writeSettle=0.65 ms",
        "bus.sectorTime=0.01 ms"
    };

    /** The drive's prediction at the submission of a request, in nanoseconds, and the following movement of the arm. */
    private record Predicted(long id, long submitted, long positioning, long transfer, long least, boolean buffered) {}

    private static List<Predicted> predict(DriveRig rig) {
        List<Predicted> predicted = new ArrayList<>();
        rig.beforeSubmission(request -> predicted.add(new Predicted(
                request.id(),
                rig.events.now(),
                rig.positions().positioningTime(request),
                rig.positions().transferTime(request),
                rig.positions()
                        .leastPositioningTime(Math.abs(rig.positions().cylinder(request.sector())
                                - rig.positions().armCylinder())),
                rig.positions().isBuffered(request))));
        return predicted;
    }

    private static String[] with(String... more) {
        List<String> sets = new ArrayList<>(List.of(TIMES));
        sets.addAll(List.of(more));
        return sets.toArray(String[]::new);
    }

    /**
     * One request at a time, reads and writes at random, while the drive rests or reads ahead: seek, waits and command until
     * the first sector are predicted to the nanosecond.
     */
    @ParameterizedTest
    @CsvSource({
        "none, false",
        "segment, true",
        "segment, false",
        "track, true",
        "end-of-track, false",
        "end-of-cylinder, false"
    })
    void predictsWhenTheFirstSectorPasses(String reach, boolean stopInSector) {
        DriveRig rig = new DriveRig(
                Drives.plain(with("buffer.readAhead.until=" + reach, "buffer.readAhead.stopInSector=" + stopInSector)));
        List<Predicted> predicted = predict(rig);
        TestRandom random = new TestRandom(7);
        List<Long> starts = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            long length = 1 + random.nextLong(8);
            long sector = random.nextLong(rig.drive.sectors() - length);
            Operation operation = random.nextLong(3) == 0 ? Operation.WRITE : Operation.READ;
            rig.at(rig.events.now() + random.nextLong(25_000_000), operation, sector, length);
            int recorded = rig.metrics.values("rotational-latency").size();
            while (rig.metrics.values("rotational-latency").size() == recorded && rig.events.step()) {}
            List<Long> waits = rig.metrics.values("rotational-latency");
            starts.add(waits.size() == recorded ? -1 : rig.events.now() + waits.get(recorded));
            while (rig.done().size() <= i) {
                rig.events.step();
            }
        }
        int compared = 0;
        for (int i = 0; i < predicted.size(); i++) {
            Predicted told = predicted.get(i);
            Done done = rig.request(i + 1);
            assertThat(told.least()).isLessThanOrEqualTo(told.positioning());
            boolean hit = done.buffer() == BufferOutcome.HIT || done.buffer() == BufferOutcome.PARTIAL_HIT;
            if (done.operation() == Operation.READ) {
                assertThat(told.buffered()).as("whether %s is buffered", done).isEqualTo(hit);
            }
            if (!hit) {
                assertThat(told.positioning())
                        .as("positioning for %s", done)
                        .isCloseTo(starts.get(i) - told.submitted(), within(2L));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(1800);
    }

    /**
     * Reads that arrive while the drive writes data to the medium whose completion it reported early, or while read-ahead has not
     * reached its minimum: accesses that cannot be interrupted come first, and the arm starts from where they end.
     */
    @ParameterizedTest
    @CsvSource({
        "in-buffer, false, 0, 0.05",
        "in-buffer, true, 0, 0.05",
        "in-buffer, false, 40, 0.05",
        "in-buffer-appends-first, false, 0, 0.05",
        "on-medium, false, 40, 0",
        "on-medium, true, 60, 0.3",
    })
    void foreseesWorkThatCannotBeInterrupted(
            String reporting, boolean zeroLatency, int leastReadAhead, double perRequestMillis) {
        DriveRig rig = new DriveRig(Drives.plain(with(
                "buffer.segments=4",
                "buffer.segmentSize=100 sectors",
                "buffer.writeReporting=" + reporting,
                "buffer.zeroLatencyReads=" + zeroLatency,
                "buffer.zeroLatencyWrites=" + zeroLatency,
                "buffer.readAhead.until=segment",
                "buffer.readAhead.minimum=" + leastReadAhead + " sectors",
                "overheads.perRequest=" + perRequestMillis + " ms",
                "overheads.writeHit=0.3 ms",
                "overheads.minimumWriteSeek=0 ms",
                "queueDepth=4")));
        List<Predicted> predicted = predict(rig);
        TestRandom random = new TestRandom(17);
        int compared = 0;
        int waited = 0;
        for (int i = 0; i < 700; i++) {
            for (long writes = random.nextLong(4); writes > 0; writes--) {
                long length = 1 + random.nextLong(40);
                rig.at(rig.events.now(), Operation.WRITE, random.nextLong(rig.drive.sectors() - length), length);
                settle(rig);
            }
            long length = 1 + random.nextLong(8);
            rig.at(
                    rig.events.now() + random.nextLong(random.nextLong(2) == 0 ? 3_000_000 : 60_000_000),
                    Operation.READ,
                    random.nextLong(rig.drive.sectors() - length),
                    length);
            int told = predicted.size();
            int recorded = rig.metrics.values("rotational-latency").size();
            while (rig.metrics.values("rotational-latency").size() == recorded && rig.events.step()) {}
            List<Long> waits = rig.metrics.values("rotational-latency");
            long begins = waits.size() == recorded ? -1 : rig.events.now() + waits.get(recorded);
            settle(rig);
            Predicted read = predicted.get(told);
            Done done = rig.request((int) read.id());
            assertThat(read.least()).isLessThanOrEqualTo(read.positioning());
            if (done.buffer() == BufferOutcome.MISS && begins >= 0) {
                if (!zeroLatency) {
                    assertThat(read.positioning())
                            .as("positioning for %s", done)
                            .isCloseTo(begins - read.submitted(), within(2L));
                }
                assertThat(done.completed() - read.submitted() - read.positioning() - read.transfer())
                        .as("what follows the medium's work for %s", done)
                        .isBetween(50_000L, 50_000L + 8 * 10_000L);
                compared++;
                waited += read.positioning() > 25_000_000 ? 1 : 0;
            }
        }
        assertThat(compared).isGreaterThan(550);
        assertThat(waited).isGreaterThan(reporting.equals("on-medium") ? -1 : 5);
    }

    /** Runs until every request so far is complete. */
    private static void settle(DriveRig rig) {
        while (rig.done().size() < rig.made()) {
            rig.events.step();
        }
    }

    /** Reads over several tracks: from the first sector to the end of the last, switches included. */
    @Test
    void predictsTransfersOverSeveralTracks() {
        DriveRig rig = new DriveRig(Drives.plain("buffer.segmentSize=1000 sectors"));
        List<Predicted> predicted = predict(rig);
        TestRandom random = new TestRandom(3);
        for (int i = 0; i < 120; i++) {
            long length = 1 + random.nextLong(700);
            rig.at(i * 300L * DriveRig.MILLI, Operation.READ, random.nextLong(rig.drive.sectors() - length), length);
        }
        rig.run();
        for (int i = 0; i < predicted.size(); i++) {
            Done done = rig.request(i + 1);
            if (done.buffer() != BufferOutcome.MISS) {
                continue;
            }
            long measured = done.completed() - done.arrived() - predicted.get(i).positioning();
            assertThat(predicted.get(i).transfer()).as("transfer of %s", done).isCloseTo(measured, within(125_000L));
        }
    }

    /** The bound holds for every place of the arm, also when longer seeks take less time. */
    @Test
    void boundsPositioningTimesByDistance() {
        DriveRig rig = new DriveRig(Drives.plain(
                with("mechanics.seek={type: table, points: [{distance: 1, time: 1.5 ms}, {distance: 7, time: 1.2 ms},"
                        + " {distance: 30, time: 2 ms}, {distance: 59, time: 1.9 ms}]}")));
        Request probe = new Request();
        for (long sector = 0; sector < rig.drive.sectors(); sector += 13) {
            for (Operation operation : List.of(Operation.READ, Operation.WRITE)) {
                long distance =
                        rig.positions().cylinder(sector) - rig.positions().armCylinder();
                assertThat(rig.positions().leastPositioningTime(distance))
                        .isLessThanOrEqualTo(rig.positions().positioningTime(probe.reset(1, 0, operation, sector, 1)));
            }
        }
        assertThat(rig.positions().leastPositioningTime(59)).isGreaterThan(1_800_000);
    }

    /** "The cylinder that the arm is at, or on its way to if that can no longer be stopped." */
    @Test
    void tellsWhereTheArmIs() {
        DriveRig rig = new DriveRig(Drives.plain());
        assertThat(rig.positions().armCylinder()).isZero();
        rig.read(0, 6000, 1);
        rig.events.runUntil(DriveRig.MILLI);
        assertThat(rig.positions().armCylinder()).isEqualTo(30);
        rig.run();
        assertThat(rig.positions().armCylinder()).isEqualTo(30);
    }

    /** "At which a write would continue one that is in the buffer and not on the medium": such a write is an append. */
    @Test
    void tellsWhereAWriteWouldContinueTheBufferedOne() {
        DriveRig rig = new DriveRig(Drives.plain(
                "buffer.segments=2",
                "buffer.segmentSize=100 sectors",
                "buffer.writeReporting=in-buffer",
                "buffer.combineWrites=true",
                "queueDepth=4"));
        assertThat(rig.positions().nextAppend(0)).isEqualTo(Long.MAX_VALUE);
        rig.at(0, Operation.WRITE, 1000, 8);
        settle(rig);
        assertThat(rig.positions().nextAppend(0)).isEqualTo(1008);
        assertThat(rig.positions().nextAppend(1008)).isEqualTo(1008);
        assertThat(rig.positions().nextAppend(1009)).isEqualTo(Long.MAX_VALUE);
        rig.at(rig.events.now(), Operation.WRITE, 1008, 4);
        rig.run();
        assertThat(rig.request(2).buffer()).isEqualTo(BufferOutcome.APPEND);
        assertThat(rig.positions().nextAppend(0)).isEqualTo(Long.MAX_VALUE);
    }
}
