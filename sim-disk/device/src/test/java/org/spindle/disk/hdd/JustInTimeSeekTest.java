package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * Just-in-time seeks on the drive of {@link Drives#PLAIN} (Hsu 2003, section 3.5.2: "the arm stays on the current track, still
 * reading, until the last departure moment that still brings it to the target track ahead of the wanted sector").
 *
 * <p>A first read of blocks 30 to 33 ends at 3.4 ms; read-ahead goes on behind it, for 100 blocks at most, block b until (b + 1) / 10 ms. Cylinder 1 is
 * reached in 1.02 ms; its first block, 200, stands at 3 ms of a revolution.
 */
class JustInTimeSeekTest {

    private static final Offset<Double> EXACT = within(2e-6);

    private static DriveRig rig(boolean justInTime, String... more) {
        List<String> sets = new ArrayList<>(List.of(
                "buffer.readAhead.until=segment",
                "buffer.readAhead.maximum=100 sectors",
                "buffer.segments=4",
                "queueDepth=4",
                "buffer.readAhead.justInTime=" + justInTime));
        sets.addAll(List.of(more));
        return new DriveRig(Drives.plain(sets.toArray(String[]::new)));
    }

    /** Returns the last block of those in the buffer that are contiguous from block 30 on. */
    private static long readTo(DriveRig rig) {
        Request probe = new Request();
        long block = 30;
        while (rig.positions().isBuffered(probe.reset(1, 0, Operation.READ, block + 1, 1))) {
            block++;
        }
        return block;
    }

    @ParameterizedTest(name = "just in time {0}: a {1} at {2} of {3} ends at {4}, blocks to {5} are read")
    @CsvSource({
        // Block 240 stands at 7.0, the arm must leave at 5.98: block 58 has passed at 5.9. It leaves at once at 4.05
        // otherwise.
        "false, READ, 4.05, 240, 7.1, 39",
        "true, READ, 4.05, 240, 7.1, 58",
        "true, WRITE, 4.05, 240, 7.1, 58",
        // Block 221 stands at 5.1, the arm must leave at 4.08, before block 40 has passed.
        "true, READ, 4.05, 221, 5.2, 39",
        // Block 220 stands at 5.0, which cannot be reached from 4.05 on before 15.0: the arm must leave at 13.98; the
        // track ends at 10.0.
        "true, READ, 4.05, 220, 15.1, 99",
        // On the same track, no seek: what has passed before 6.0.
        "true, READ, 4.05, 60, 6.1, 58",
        "true, WRITE, 4.05, 45, 4.6, 43",
        // A write of what has been read ahead ends it at once, and nothing of it is kept; so does one of what
        // would be read, here 40, which is then found as it was written.
        "true, WRITE, 4.05, 36, 13.7, 30",
        "true, WRITE, 4.05, 40, 14.1, 40"
    })
    void readsUntilTheLastMomentOfDeparture(
            boolean justInTime, Operation operation, double at, long block, double end, long readTo) {
        DriveRig rig = rig(justInTime).read(0, 30, 4).at(at, operation, block, 1);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(end, EXACT);
        assertThat(readTo(rig)).isEqualTo(readTo);
    }

    /** A command of 2 ms: the arm may leave from 6.05 on, and must leave at 15.98, for the next pass of block 240. */
    @Test
    void doesNotLeaveBeforeTheCommandIsProcessed() {
        DriveRig rig = rig(true, "overheads.readMiss=2 ms").read(0, 30, 4).read(5.05, 240, 1);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(17.1, EXACT);
        assertThat(readTo(rig)).isEqualTo(99);
    }

    /**
     * A write that is 3 ms at least from its command to its place cannot reach block 240 at 7.0 from 4.05 on: the arm must leave at
     * 14.0, after the end of the track, and not as if the seek took 1.02 ms.
     */
    @Test
    void allowsForTheLeastTimeOfAWrite() {
        DriveRig rig =
                rig(true, "overheads.minimumWriteSeek=3 ms").read(0, 30, 4).at(4.05, Operation.WRITE, 240, 1);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(17.1, EXACT);
        assertThat(readTo(rig)).isEqualTo(99);
    }

    /**
     * The arm leaves for the first departure: that to block 405, at 6.5 on cylinder 2, is at 5.46. After that it serves the queue.
     */
    @Test
    void leavesForTheFirstOfSeveralDepartures() {
        DriveRig rig = rig(true).read(0, 30, 4).read(4.05, 240, 1).read(5.0, 405, 1);
        rig.run();
        assertThat(readTo(rig)).isEqualTo(53);
        assertThat(rig.request(2).completedMillis()).isEqualTo(7.1, EXACT);
        assertThat(rig.metrics.count("just-in-time-seeks")).isEqualTo(2);
    }

    /**
     * Another drive has the bus from 3.3 to 4.05; the command for block 240 comes before the data of the first read, none of which has been sent
     * at 5.0. A segment of 20 blocks has no room for block 50 then: reading would stop, and the arm stand still. It leaves there, in
     * time for block 240 at 7.0, whose data follow those of the first read on the bus.
     */
    @Test
    void leavesWhereTheSegmentHasNoMoreRoom() {
        DriveRig rig = new DriveRig(
                        Drives.plain(
                                "buffer.segmentSize=20 sectors",
                                "buffer.readAhead.until=segment",
                                "buffer.readAhead.maximum=100 sectors",
                                "buffer.readAhead.justInTime=true",
                                "buffer.readWatermark=1",
                                "buffer.segments=4",
                                "bus.preseek=after-medium",
                                "queueDepth=4"),
                        1_000_000_000,
                        0)
                .read(0, 30, 4)
                .read(3.35, 240, 1);
        rig.events.schedule(3_300_000, () -> rig.bus.lend(750_000));
        rig.run();
        assertThat(rig.request(2).rotation()).isEqualTo(980_000);
        assertThat(rig.request(2).completedMillis()).isEqualTo(9.05, EXACT);
        assertThat(rig.metrics.count("just-in-time-seeks")).isEqualTo(1);
    }

    /** "The positioning time of that request is then unchanged": over many times and places, no read ends later than without. */
    @Test
    void reachesNoRequestLaterThanTheArmThatLeavesAtOnce() {
        for (int i = 0; i < 400; i++) {
            double at = 3.41 + i * 0.0237 % 6;
            long block = 150 + (i * 2741L) % 10_500;
            DriveRig soon = rig(false).read(0, 30, 4).read(at, block, 1);
            DriveRig late = rig(true).read(0, 30, 4).read(at, block, 1);
            soon.run();
            late.run();
            assertThat(late.request(2).completed())
                    .as("block %s at %s", block, at)
                    .isEqualTo(soon.request(2).completed());
            assertThat(readTo(late)).isGreaterThanOrEqualTo(readTo(soon));
        }
    }

    @Test
    void needsReadAhead() {
        assertThatThrownBy(() -> Drives.plain("buffer.readAhead.justInTime=true"))
                .hasMessageContaining("the arm has no reason to stay");
    }
}
