package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.request.RequestFlag;

/**
 * Writes with forced unit access to drives that report others from the buffer (SCSI Block Commands, bit FUA of WRITE: status is
 * returned when the data is on the medium), on the drive of {@link Drives#PLAIN}: block 30 passes at 3 ms, 13 ms and so on, each
 * block takes 0.1 ms.
 */
class ForcedWritesTest {

    private static DriveRig rig(String... sets) {
        List<String> all = new ArrayList<>(
                List.of("buffer.writeReporting=in-buffer", "buffer.writePrebuffering=true", "queueDepth=8"));
        all.addAll(List.of(sets));
        return new DriveRig(Drives.plain(all.toArray(String[]::new)));
    }

    /** Forces the requests of these numbers. */
    private static DriveRig forcing(DriveRig rig, Long... numbers) {
        rig.beforeSubmission(request ->
                request.flag(RequestFlag.FORCE_UNIT_ACCESS, List.of(numbers).contains(request.id())));
        return rig;
    }

    @Test
    void isCompleteOnTheMedium() {
        DriveRig rig = forcing(rig(), 1L).write(0, 30, 4);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isEqualTo(3.4);
    }

    @Test
    void othersAreCompleteInTheBuffer() {
        DriveRig rig = forcing(rig("buffer.writeSegments=2"), 2L)
                .write(0, 30, 4)
                .write(0, 60, 4)
                .write(0.1, 80, 4);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isZero();
        assertThat(rig.request(2).completedMillis()).isEqualTo(6.4);
    }

    /** Blocks 30 to 37 pass from 3 to 3.8 ms, of which the last four are the second write. */
    @Test
    void joinsDataThatIsReportedAlready() {
        DriveRig rig = forcing(rig(), 2L).write(0, 30, 4).write(0.1, 34, 4);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isZero();
        assertThat(rig.request(2).completedMillis()).isEqualTo(3.8);
    }

    @Test
    void aReadHasNothingToForce() {
        DriveRig rig = forcing(rig(), 2L).read(0, 30, 4).read(5, 30, 4);
        rig.run();
        assertThat(rig.request(2).millis()).isZero();
    }

    @Test
    void doesNotWaitForAPolicy() {
        DriveRig rig =
                forcing(rig("buffer.writeBack={type: scripted, after: 5}"), 1L).write(0, 30, 4);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isEqualTo(3.4);
        assertThat(rig.metrics.count("writes-deferred")).isZero();
        assertThat(requireNonNull(rig.writeBack).buffer.dirtyLines()).isZero();
    }

    /** Without a write-out the first waits for ever; the second replaces its data on the medium. */
    @Test
    void doesNotJoinDataThatWaits() {
        DriveRig rig = forcing(rig("buffer.writeBack={type: scripted}"), 2L)
                .write(0, 30, 4)
                .write(1, 30, 4);
        WriteOrderOracle oracle = new WriteOrderOracle(rig, 1);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isGreaterThan(3);
        assertThat(rig.metrics.count("writes-absorbed")).isZero();
        oracle.check();
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 300);
    }

    /** For any settings and requests, some of them forced: each is served once, and those are complete on the medium. */
    @ParameterizedTest
    @MethodSource("seeds")
    void holdsForAnyDrive(long seed) {
        RandomDrive lot = new RandomDrive(seed);
        List<String> sets = new ArrayList<>(lot.settings());
        sets.add("buffer.caching=true");
        sets.add("buffer.writeReporting=" + (seed % 2 == 0 ? "in-buffer" : "in-buffer-appends-first"));
        HddConfig config = Drives.plain(sets.toArray(String[]::new));
        DriveRig rig = new DriveRig(config);
        rig.beforeSubmission(
                request -> request.flag(RequestFlag.FORCE_UNIT_ACCESS, request.isWrite() && request.id() % 3 == 0));
        WriteOrderOracle oracle = new WriteOrderOracle(rig, config.sectorsPerBlock());
        lot.work(rig, 120);
        assertThat(rig.run()).as("%s", sets).hasSize(120);
        oracle.checkForced();
        assertThat(rig.bus.isOwned()).isFalse();
    }
}
