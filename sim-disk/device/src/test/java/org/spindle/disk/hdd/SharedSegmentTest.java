package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * Requests that share a segment with others: writes put in front of unwritten ones, and reads of blocks that are being read for
 * another request, worked by hand. Block b of the first track passes from 0.1 b ms on, in every revolution of 10 ms. Commands take
 * 0.31 ms for a hit or a write and 0.7 ms for a miss, disconnections 0.1 ms; to go back to the bus takes 0.2 ms and, as on the
 * command's own connection, another 0.05 ms before data moves; a block moves in 0.02 ms; a completion takes 0.03 ms. A read that
 * waits for the medium comes back when all of it is there. Section numbers are those of the reference text on the drive.
 */
class SharedSegmentTest {

    private static final Offset<Double> EXACT = within(2e-6);

    private static DriveRig rig(String... more) {
        List<String> sets = new ArrayList<>(List.of(
                "overheads.readHit=0.31 ms",
                "overheads.readMiss=0.7 ms",
                "overheads.writeHit=0.31 ms",
                "overheads.readDisconnect=0.1 ms",
                "overheads.writeDisconnect=0.1 ms",
                "overheads.firstReselect=0.2 ms",
                "overheads.dataPreparation=0.05 ms",
                "overheads.readCompletion=0.03 ms",
                "overheads.writeCompletion=0.03 ms",
                "bus.sectorTime=0.02 ms",
                "buffer.readWatermark=1",
                "buffer.writeReporting=in-buffer",
                "queueDepth=4"));
        sets.addAll(List.of(more));
        return new DriveRig(Drives.plain(sets.toArray(String[]::new)));
    }

    private static boolean isBuffered(DriveRig rig, long sector, long sectors) {
        return rig.positions().isBuffered(new Request().reset(1, 0, Operation.READ, sector, sectors));
    }

    /**
     * 5.3 "prepend": "request ends exactly where the first attached write starts (= segment start), nothing held, fits". A
     * read keeps arm and other segment busy until 6.76 (blocks 60 to 63 in at 6.4, 0.25 + 0.08 + 0.03), and one segment may
     * hold writes: what does not join the first write waits until that is on the medium, at 13.4, goes back to
     * the bus in 0.25, moves and completes.
     */
    @ParameterizedTest(name = "{0} blocks per segment, {1}+{2}")
    @CsvSource({
        // 0.31 + 0.05 + 4 * 0.02 + 0.03 after 1.5
        "200, 26, 4, APPEND, 1.97",
        // 4 and 4 fit, exactly; 5 and 4 do not
        "8, 26, 4, APPEND, 1.97",
        "8, 25, 5, MISS, 13.78",
        // block 29 is missing; block 30 is there already
        "200, 25, 4, MISS, 13.76",
        "200, 26, 5, MISS, 13.78"
    })
    void aWriteThatEndsWhereAnUnwrittenOneBeginsJoinsIt(
            int size, long first, long blocks, BufferOutcome outcome, double reported) {
        DriveRig rig = rig("buffer.writePrebuffering=true", "buffer.segmentSize=" + size + " sectors")
                .read(0, 60, 4)
                .write(1, 30, 4)
                .write(1.5, first, blocks);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isEqualTo(6.76, EXACT);
        assertThat(rig.request(2).completedMillis()).isEqualTo(1.47, EXACT);
        assertThat(rig.request(3).buffer()).isEqualTo(outcome);
        assertThat(rig.request(3).completedMillis()).isEqualTo(reported, EXACT);
    }

    /**
     * 5.4 "the interval present so far is remembered as held and the segment restarts empty at the prepend's first block;
     * once incoming data reaches the held start, the held length is added to the end": from the command, at 1.5, until the
     * last of four blocks has moved, at 1.94.
     */
    @Test
    void whatIsThereJoinsWhatWasPutInFront() {
        DriveRig rig = rig("buffer.writePrebuffering=true")
                .read(0, 60, 4)
                .write(1, 30, 4)
                .write(1.5, 26, 4);
        rig.events.runUntil(1_499_999);
        assertThat(isBuffered(rig, 30, 4)).isTrue();
        rig.events.runUntil(1_939_999);
        assertThat(isBuffered(rig, 30, 1)).isFalse();
        rig.events.runUntil(1_940_001);
        assertThat(isBuffered(rig, 26, 8)).isTrue();
    }

    /**
     * 5.4, 5.6: the held part counts only when the data in front has reached it. At 3 ms per block, block 30 has moved at 4.36 and
     * 26 to 29 move from 4.86 to 16.86. The arm, free at 6.1, comes for block 30 first, but two blocks are missing when that passes
     * at 13.0; so it is written from 23.0 to 23.1, and the others from 32.6 to 33.0.
     */
    @Test
    void whatIsHeldWaitsForAllThatWasPutInFront() {
        DriveRig rig = rig("buffer.writePrebuffering=true", "bus.preseek=after-medium", "bus.sectorTime=3 ms")
                .read(0, 60, 1)
                .write(1, 30, 1)
                .write(4.5, 26, 4)
                .at(25.0, Operation.FLUSH, 0, 0);
        rig.run();
        assertThat(rig.request(3).completedMillis()).isEqualTo(16.89, EXACT);
        assertThat(rig.request(4).completedMillis()).isEqualTo(33.23, EXACT);
    }

    /** 5.4 "takes over from the owner, which becomes an append": which is written first is the scheduler's choice. */
    @ParameterizedTest
    @CsvSource({
        // Lowest first: 26 to 33 from 12.6 to 13.4.
        "c-look, 13.4",
        // In order of arrival: 30 to 33 from 13.0, 26 to 29 in the next revolution.
        "fcfs, 23.0"
    })
    void bothGoToTheMediumInTheSchedulersOrder(String scheduler, double written) {
        DriveRig rig = rig("buffer.writePrebuffering=true", "scheduler={type: " + scheduler + "}")
                .read(0, 60, 4)
                .write(1, 30, 4)
                .write(1.5, 26, 4)
                .at(8.0, Operation.FLUSH, 0, 0);
        rig.run();
        // A flush that waits goes back to the bus in 0.2 and completes in 0.03.
        assertThat(rig.request(4).completedMillis()).isEqualTo(written + 0.23, EXACT);
    }

    /**
     * 6.9 "with fast write 1 a directly appended successor gets the arm first": the prepend, on the medium at 13.0, makes
     * way for the write behind it, 30 to 33 until 13.4, and block 28 is written again until 22.9. Otherwise 28 comes next
     * upward of 26, and 30 to 33 pass behind it until 23.4.
     */
    @ParameterizedTest
    @CsvSource({"in-buffer-appends-first, 22.9", "in-buffer, 23.4"})
    void theWriteBehindAPrependFollowsIt(String reporting, double written) {
        DriveRig rig = rig(
                        "buffer.segments=3",
                        "buffer.writeSegments=2",
                        "buffer.writePrebuffering=true",
                        "buffer.writeReporting=" + reporting,
                        "scheduler={type: c-look}")
                .read(0, 60, 4)
                .write(1, 30, 4)
                .write(1.5, 26, 4)
                .write(2, 28, 1)
                .at(8.0, Operation.FLUSH, 0, 0);
        rig.run();
        assertThat(rig.request(5).completedMillis()).isEqualTo(written + 0.23, EXACT);
    }

    /** 5.2: for a read "b outside" a segment of read data there is no match, however close: all of it is read again. */
    @ParameterizedTest
    @CsvSource({"26, 4, 23.0", "28, 4, 23.2", "29, 6, 23.5"})
    void aReadThatEndsInWhatWasReadReadsItAgain(long first, long blocks, double onMedium) {
        DriveRig rig = rig().read(0, 30, 4).read(20, first, blocks);
        rig.run();
        assertThat(rig.request(2).buffer()).isEqualTo(BufferOutcome.MISS);
        assertThat(rig.request(2).completedMillis()).isEqualTo(onMedium + 0.25 + blocks * 0.02 + 0.03, EXACT);
    }

    /**
     * 6.3 "waiting disconnected requests none and arm holder stoppable": a hit on data that is read ahead for no request is served
     * at once.
     */
    @Test
    void aReadOfWhatHasBeenReadAheadIsServedOnItsOwnConnection() {
        DriveRig rig = rig("buffer.readAhead.until=segment").read(0, 30, 4).read(5.03, 40, 4);
        rig.run();
        // 34 blocks, to 49, are in by 5.0.
        assertThat(rig.request(2).buffer()).isEqualTo(BufferOutcome.HIT);
        assertThat(rig.request(2).millis()).isEqualTo(0.31 + 0.05 + 0.08 + 0.03, EXACT);
    }

    /** 6.3, the same for a partial hit, and 6.7: moves of what "arrived meanwhile". */
    @Test
    void aReadOfWhatIsBeingReadAheadFollowsIt() {
        DriveRig rig = rig("buffer.readAhead.until=segment").read(0, 30, 4).read(5.03, 48, 8);
        rig.run();
        followsFromBlock48(rig);
    }

    /**
     * The data phase begins at 5.39 with blocks 48 to 52, until 5.49; 53 until 5.51; 54, in at 5.5, until 5.53; 55 is not in
     * before 5.6. The bus is left until 5.63; back at 5.88, block 55 moves until 5.9, and the completion ends at 5.93.
     */
    private static void followsFromBlock48(DriveRig rig) {
        assertThat(rig.request(2).buffer()).isEqualTo(BufferOutcome.PARTIAL_HIT);
        assertThat(rig.request(2).completedMillis()).isEqualTo(5.93, EXACT);
        assertThat(rig.bus.contacts())
                .contains(new TestBus.Contact(5_030_000, 5_630_000), new TestBus.Contact(5_630_000, 5_930_000));
    }

    /**
     * 6.3 "sneaky full & whole": served although the read of blocks 30 to 69 has the arm, and waits, until 7.0, for all of
     * them. Otherwise the hit leaves the bus, at 5.03 + 0.8, and comes back with 0.25.
     */
    @ParameterizedTest
    @CsvSource({"true, 5.5", "false, 6.19"})
    void aSneakyFullHitIsServedByWhatIsReadForAnother(boolean allowed, double done) {
        DriveRig rig = rig("buffer.sneakyFullHits=" + allowed).read(0, 30, 40).read(5.03, 44, 4);
        rig.run();
        assertThat(rig.request(2).buffer()).isEqualTo(BufferOutcome.HIT);
        assertThat(rig.request(2).completedMillis()).isEqualTo(done, EXACT);
        // 7.0 + 0.25 + 40 * 0.02 + 0.03: nothing is lost for the other.
        assertThat(rig.request(1).completedMillis()).isEqualTo(8.08, EXACT);
    }

    /**
     * 6.9: a read within a range that is being read takes the access over. DiskSim's drive makes it wait for the completion of a
     * read that still needs the access, at 8.08; it comes back in 0.25, moves in 0.08 and completes in 0.03.
     */
    @ParameterizedTest
    @CsvSource({"[], 6.19", "[forward-hand-over], 8.44"})
    void anAccessPassesToAReadOfWhatIsThere(String compat, double done) {
        DriveRig rig = rig("compat=" + compat).read(0, 30, 40).read(5.03, 44, 4);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(done, EXACT);
        assertThat(rig.request(1).completedMillis()).isEqualTo(8.08, EXACT);
    }

    /**
     * 6.4 "look for a queued request to run instead": blocks 70 to 89 must be read ahead, until 9.0. The read of blocks 72 to
     * 75, which came before they were there, is found to be a hit when the first is complete, at 8.08.
     */
    @ParameterizedTest
    @CsvSource({"[]", "[forward-hand-over]"})
    void aQueuedReadIsServedFromWhatIsReadAhead(String compat) {
        DriveRig rig = rig(
                        "buffer.readAhead.until=segment",
                        "buffer.readAhead.minimum=20 sectors",
                        "buffer.readAhead.maximum=20 sectors",
                        "compat=" + compat)
                .read(0, 30, 40)
                .read(5.03, 72, 4);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(8.44, EXACT);
    }

    /**
     * A drive that writes appended blocks twice, 1 to 95 until 19.6, comes back for block 1 at 20.1, less than the minimum
     * seek of 1 ms later: it does not continue where the medium is, and writes them in the next revolution, until 39.6.
     */
    @Test
    void anAppendThatIsOnTheMediumAlreadyHasAMinimumSeek() {
        DriveRig rig = rig("compat=[appends-written-twice]", "overheads.minimumWriteSeek=1 ms")
                .write(0, 0, 1)
                .write(1, 1, 95)
                .at(8.0, Operation.FLUSH, 0, 0);
        rig.run();
        assertThat(rig.request(3).completedMillis()).isEqualTo(39.6 + 0.23, EXACT);
    }

    /** 6.3 "sneaky partial & partial": as behind read-ahead, but for blocks that another request reads for itself. */
    @Test
    void aSneakyPartialHitFollowsWhatIsReadForAnother() {
        DriveRig rig = rig("buffer.sneakyPartialHits=true").read(0, 30, 40).read(5.03, 48, 8);
        rig.run();
        followsFromBlock48(rig);
        assertThat(rig.request(1).completedMillis()).isEqualTo(8.08, EXACT);
    }

    /**
     * 6.3: not if the option is off, nor, without "Immed transfer partial hit", before "at least min(read watermark, request
     * size) blocks are present", here all: back at 5.83 + 0.25, when all eight are there. Nothing is lost for the other.
     */
    @ParameterizedTest
    @CsvSource({"sneakyPartialHits=false", "sneakyFullHits=true", "immediatePartialHits=false"})
    void aPartialHitThatMustNotBeSneakyComesBackLater(String set) {
        DriveRig rig = rig("buffer.sneakyPartialHits=" + set.startsWith("immediate"), "buffer." + set)
                .read(0, 30, 40)
                .read(5.03, 48, 8);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(5.83 + 0.25 + 0.16 + 0.03, EXACT);
    }

    /**
     * 6.6 "sneaky-intermediate read without segment (select now)": a read queued behind another, of which nothing is there
     * when it comes, at 5.04, leaves the bus at 5.84; by then blocks 54 to 57 are in. Back at 6.09 it moves six until 6.21
     * and two until 6.25. Without the option it waits for the one before it.
     */
    @ParameterizedTest
    @CsvSource({"true", "false"})
    void aSneakyIntermediateHitGoesBackForWhatHasComeMeanwhile(boolean allowed) {
        DriveRig rig = rig("buffer.sneakyIntermediateHits=" + allowed)
                .read(0, 30, 40)
                .read(1, 3000, 1)
                .read(5.04, 54, 8);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isEqualTo(8.08, EXACT);
        if (allowed) {
            assertThat(rig.request(3).completedMillis()).isEqualTo(6.28, EXACT);
        } else {
            assertThat(rig.request(3).completed()).isGreaterThan(rig.request(2).completed());
        }
    }
}
