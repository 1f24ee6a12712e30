package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * The contents of the buffer, and the requests that they serve, on the drive of {@link Drives#PLAIN}; only commands take time, 0.2
 * ms. Section numbers are those of the reference text on the drive.
 */
class BufferTest {

    private static final Offset<Double> EXACT = within(2e-6);

    private static DriveRig rig(String... more) {
        List<String> sets = new ArrayList<>(List.of(
                "overheads.readHit=0.2 ms",
                "overheads.readMiss=0.2 ms",
                "overheads.writeHit=0.2 ms",
                "overheads.writeMiss=0.2 ms"));
        sets.addAll(List.of(more));
        return new DriveRig(Drives.plain(sets.toArray(String[]::new)));
    }

    /** Runs of blocks that a read would find in the buffer, as {@code first-last}. */
    private static String held(DriveRig rig) {
        StringBuilder runs = new StringBuilder();
        Request probe = new Request();
        long from = -1;
        for (long block = 0; block <= rig.drive.sectors(); block++) {
            boolean in = block < rig.drive.sectors()
                    && rig.positions().isBuffered(probe.reset(1, 0, Operation.READ, block, 1));
            if (in && from < 0) {
                from = block;
            } else if (!in && from >= 0) {
                runs.append(runs.isEmpty() ? "" : " ").append(from).append('-').append(block - 1);
                from = -1;
            }
        }
        return runs.toString();
    }

    /** 5.5, "Read-ahead limit", and 5.1, "whenever end grows, start = max(start, end - size)": blocks held in the end. */
    @ParameterizedTest(name = "{0}, at most {1}, requested {2}: read {3}+{4} leaves {5}")
    @CsvSource({
        "none, , overwrite, 30, 4, 30-33",
        "end-of-track, , overwrite, 30, 4, 30-99",
        "end-of-track, , overwrite, 98, 4, 98-199",
        "end-of-cylinder, , overwrite, 30, 4, 30-199",
        "segment, , overwrite, 30, 4, 34-233",
        "segment, , keep, 30, 4, 30-229",
        "segment, , drop, 30, 4, 34-233",
        "segment, 16 sectors, overwrite, 30, 4, 30-49",
        "segment, 16 sectors, drop, 30, 4, 34-49",
        "segment, 0 sectors, overwrite, 30, 4, 30-33",
        "segment, , overwrite, 10780, 4, 10780-10799",
        "track, , overwrite, 30, 4, 30-99",
        "track, , overwrite, 98, 4, 100-299"
    })
    void readsAheadAsFarAsItMay(String reach, String most, String requested, long block, long blocks, String held) {
        List<String> sets =
                new ArrayList<>(List.of("buffer.readAhead.until=" + reach, "buffer.readAhead.requested=" + requested));
        if (most != null) {
            sets.add("buffer.readAhead.maximum=" + most);
        }
        DriveRig rig = rig(sets.toArray(String[]::new)).read(0, block, blocks);
        rig.run();
        assertThat(held(rig)).isEqualTo(held);
    }

    /**
     * Useful and wasted read-ahead: behind blocks 30 to 33 the drive reads 34 to 49. Of these a read finds 34 to 41; the same read again
     * uses nothing further. One of 42 to 53 finds 42 to 49, and 16 more are read behind it.
     */
    @Test
    void countsReadAheadAndItsUse() {
        DriveRig rig = rig("buffer.readAhead.until=segment", "buffer.readAhead.maximum=16 sectors")
                .read(0, 30, 4)
                .read(200, 34, 8)
                .read(400, 34, 8);
        rig.run();
        assertThat(rig.metrics.count("sectors-read-ahead")).isEqualTo(16);
        assertThat(rig.metrics.count("sectors-read-ahead-used")).isEqualTo(8);
        DriveRig longer = rig("buffer.readAhead.until=segment", "buffer.readAhead.maximum=16 sectors")
                .read(0, 30, 4)
                .read(200, 34, 8)
                .read(400, 42, 12);
        longer.run();
        assertThat(longer.metrics.count("sectors-read-ahead")).isEqualTo(32);
        assertThat(longer.metrics.count("sectors-read-ahead-used")).isEqualTo(16);
    }

    /** Free blocks are read ahead; without read-ahead and free blocks nothing is; data of a write in the buffer is not read ahead. */
    @Test
    void countsNoRequestedDataAsReadAhead() {
        DriveRig none = rig("buffer.readAhead.until=none")
                .read(0, 30, 4)
                .read(200, 30, 4)
                .read(400, 900, 9);
        none.run();
        assertThat(none.metrics.count("sectors-read-ahead")).isZero();
        assertThat(none.metrics.count("sectors-read-ahead-used")).isZero();
        DriveRig written = rig("buffer.readAhead.until=none").write(0, 30, 4).read(200, 30, 4);
        written.run();
        assertThat(written.metrics.count("read-hits")).isEqualTo(1);
        assertThat(written.metrics.count("sectors-read-ahead-used")).isZero();
        DriveRig free = rig("buffer.readAhead.until=none", "buffer.readAhead.freeBlocks=true")
                .read(0, 30, 4);
        free.run();
        long before = 34 - Long.parseLong(held(free).split("-")[0]) - 4;
        assertThat(before).isPositive();
        assertThat(free.metrics.count("sectors-read-ahead")).isEqualTo(before);
    }

    /** 6.9 rule 1 and 5: read-ahead does not yield before its minimum; otherwise it stops where the next request finds it. */
    @ParameterizedTest
    @CsvSource({"0, 30-33", "40, 30-73"})
    void readsAheadItsMinimumBeforeItYields(int minimum, String held) {
        DriveRig rig = rig("buffer.readAhead.until=segment", "buffer.readAhead.minimum=" + minimum + " sectors")
                .read(0, 30, 4)
                .write(3.45, 6000, 1);
        rig.run();
        assertThat(held(rig).split(" ")[0]).isEqualTo(held);
    }

    /** 6.9 rules 7 and 8: cut within a sector "at no cost", or the sector is finished and the new seek waits for it. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void stopsReadAheadInOrBehindASector(boolean inSector) {
        // At 3.45 a sector passes until 3.5; the command ends at 3.65, after it: no difference.
        DriveRig late = rig("buffer.readAhead.until=segment", "buffer.readAhead.stopInSector=" + inSector)
                .read(0, 30, 4)
                .read(3.45, 3000, 1);
        late.run();
        // Without command times the seek of 15 cylinders starts at 3.45 or 3.5 and takes 1.3: both reach 3000 at 45 mod
        // 10.
        DriveRig bare = new DriveRig(
                        Drives.plain("buffer.readAhead.until=segment", "buffer.readAhead.stopInSector=" + inSector))
                .read(0, 30, 4)
                .read(3.45, 3000, 1);
        bare.run();
        assertThat(bare.request(2).seek()).isEqualTo(late.request(2).seek()).isEqualTo(1_300_000);
        double arrival = (inSector ? 3.45 : 3.5) + 1.3;
        assertThat(bare.request(2).rotation() / 1e6).isEqualTo(5.0 - arrival, EXACT);
    }

    /** 2.7 "Read-ahead on idle hit": start prefetching after a full hit if the arm is free. */
    @ParameterizedTest
    @CsvSource({"true, 30-51", "false, 30-49"})
    void readsAheadAfterAHit(boolean onIdleHit, String held) {
        DriveRig rig = rig(
                        "buffer.readAhead.until=segment",
                        "buffer.readAhead.maximum=16 sectors",
                        "buffer.readAhead.onIdleHit=" + onIdleHit)
                .read(0, 30, 4)
                .read(50, 34, 2);
        rig.run();
        assertThat(rig.request(2).buffer()).isEqualTo(BufferOutcome.HIT);
        assertThat(held(rig)).isEqualTo(held);
    }

    /** 2.7 "a read whose first block equals the block being prefetched counts as a partial hit". */
    @ParameterizedTest
    @CsvSource({"true, PARTIAL_HIT", "false, MISS"})
    void almostHits(boolean allowed, BufferOutcome outcome) {
        DriveRig rig = rig("buffer.readAhead.until=segment", "buffer.almostHits=" + allowed)
                .read(0, 30, 4)
                .read(3.95, 39, 4);
        rig.run();
        assertThat(rig.request(2).buffer()).isEqualTo(outcome);
    }

    /** 2.7 "Write hit stop prefetch": "freezes the prefetch target at the current end". */
    @ParameterizedTest
    @CsvSource({"true", "false"})
    void aWriteIntoReadAheadLeavesNothingStale(boolean stopped) {
        DriveRig rig = rig(
                        "buffer.readAhead.until=segment",
                        "buffer.writeReporting=in-buffer",
                        "buffer.readAhead.stoppedByWrite=" + stopped)
                .read(0, 30, 4)
                .write(4.05, 36, 2)
                .read(40, 36, 2);
        rig.run();
        // What was read before is emptied; the blocks come from the segment of the write.
        assertThat(rig.request(3).buffer()).isEqualTo(BufferOutcome.HIT);
        assertThat(held(rig)).isEqualTo("36-37");
    }

    /** 2.7 "Allow read hits on write data": otherwise "the segment becomes empty once written". */
    @ParameterizedTest
    @CsvSource({"true, HIT", "false, MISS"})
    void readsWhatWasWritten(boolean allowed, BufferOutcome outcome) {
        DriveRig rig = rig("buffer.writeReporting=in-buffer", "buffer.readHitsOnWrites=" + allowed)
                .write(0, 30, 4)
                .read(20, 30, 4);
        rig.run();
        assertThat(rig.request(2).buffer()).isEqualTo(outcome);
    }

    /** 5.2 "DIRTY / WRITING otherwise: collision": a read of unwritten data waits until it is on the medium. */
    @Test
    void aReadWaitsForUnwrittenDataThatItMayNotHave() {
        DriveRig rig = rig("buffer.writeReporting=in-buffer", "buffer.readHitsOnWrites=false", "queueDepth=2")
                .write(0, 30, 4)
                .read(0.5, 30, 4);
        rig.run();
        // On the medium at 3.4; the read then needs the next revolution.
        assertThat(rig.request(2).completedMillis()).isEqualTo(13.4, EXACT);
    }

    /** 5.2 "b < start and intervals overlap: collision". */
    @Test
    void aReadThatEndsInUnwrittenDataWaits() {
        DriveRig rig = rig("buffer.writeReporting=in-buffer", "queueDepth=2")
                .write(0, 30, 4)
                .read(0.5, 28, 4);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(13.2, EXACT);
    }

    /** 5.3 "append": sequential writes share a segment while the first is written; either way they take one pass. */
    @ParameterizedTest
    @CsvSource({"true, 34, APPEND, 3.8", "false, 34, MISS, 3.8", "true, 26, MISS, 13.0"})
    void sequentialWritesShareASegment(boolean combine, long second, BufferOutcome outcome, double written) {
        DriveRig rig = rig(
                        "buffer.writeReporting=in-buffer", "buffer.combineWrites=" + combine, "buffer.writeSegments=2")
                .write(0, 30, 4)
                .write(0.3, second, 4)
                .at(0.6, Operation.FLUSH, 0, 0);
        rig.run();
        assertThat(rig.request(2).buffer()).isEqualTo(outcome);
        assertThat(rig.request(3).completedMillis()).isEqualTo(written, EXACT);
    }

    /** 2.7 "Maximum number of write segments: limit of dirty segments"; a further write waits for the medium. */
    @ParameterizedTest
    @CsvSource({"1, 3.4", "2, 0.7"})
    void limitsUnwrittenSegments(int limit, double reported) {
        DriveRig rig = rig(
                        "buffer.writeReporting=in-buffer",
                        "buffer.writePrebuffering=true",
                        "buffer.writeSegments=" + limit,
                        "queueDepth=2")
                .write(0, 30, 4)
                .write(0.5, 60, 4);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(reported, EXACT);
    }

    /** 6.10: "writes may use only that segment, reads only the others". */
    @Test
    void keepsOneSegmentForWrites() {
        DriveRig rig = rig("buffer.separateWriteSegment=true")
                .read(0, 30, 4)
                .read(20, 60, 4)
                .write(40, 80, 4);
        rig.run();
        assertThat(held(rig)).isEqualTo("60-63 80-83");
        DriveRig shared = rig().read(0, 30, 4).read(20, 60, 4).write(40, 80, 4);
        shared.run();
        assertThat(held(shared)).isEqualTo("60-63 80-83");
        DriveRig reads = rig("buffer.separateWriteSegment=true")
                .write(0, 80, 4)
                .read(20, 30, 4)
                .read(40, 60, 4);
        reads.run();
        assertThat(held(reads)).isEqualTo("60-63 80-83");
    }

    /** 6.9 "[trap]": at preseek levels 1 and 2 "its data can never be hit" in DiskSim; by its manual it can. */
    @ParameterizedTest
    @CsvSource({"[], HIT", "[preseek-loses-data], MISS"})
    void dataOfAReadSurvivesPreseek(String compat, BufferOutcome outcome) {
        DriveRig rig = rig("bus.preseek=after-medium", "compat=" + compat)
                .read(0, 30, 4)
                .read(20, 30, 4);
        rig.run();
        assertThat(rig.request(2).buffer()).isEqualTo(outcome);
    }

    /** 2.7 "Read any free blocks: start reading wherever the head lands". */
    @ParameterizedTest
    @CsvSource({"true, 3-51", "false, 50-51"})
    void readsFreeBlocksOnTheWay(boolean free, String held) {
        DriveRig rig = rig("buffer.readAhead.freeBlocks=" + free).read(0.05, 50, 2);
        rig.run();
        assertThat(held(rig)).isEqualTo(held);
        assertThat(rig.request(1).completedMillis()).isEqualTo(5.2, EXACT);
    }

    /**
     * A head that lands at block 3, behind the wanted one, also reads the blocks before the wanted one as they pass, if the setting
     * permits it.
     */
    @ParameterizedTest
    @CsvSource({"true, 0-2", "false, 2-2"})
    void readsTheWholeTrack(boolean whole, String held) {
        DriveRig rig = rig("buffer.readAhead.freeBlocks=true", "buffer.readAhead.wholeTrack=" + whole)
                .read(0.05, 2, 1);
        rig.run();
        assertThat(held(rig)).isEqualTo(held);
    }

    /** 2.7 "Never disconnect: hold the bus from arrival to completion", and the same by policy for reads. */
    @ParameterizedTest
    @CsvSource({"bus.neverDisconnect=true, 1", "bus.neverDisconnect=false, 5"})
    void holdsTheBus(String set, int contacts) {
        DriveRig rig = rig(set).read(0, 30, 4);
        rig.run();
        assertThat(rig.bus.contacts()).hasSize(contacts);
        assertThat(rig.request(1).completedMillis()).isEqualTo(3.4, EXACT);
    }

    /** 2.7 "Hold bus entire read xfer: when data runs dry during a read transfer keep the bus and wait". */
    @ParameterizedTest
    @CsvSource({"true, 2", "false, 5"})
    void holdsTheBusWhenDataRunsDry(boolean hold, int contacts) {
        DriveRig rig = rig("bus.holdForReads=" + hold).read(0, 30, 4);
        rig.run();
        assertThat(rig.bus.contacts()).hasSize(contacts);
    }

    /**
     * 6.5 "watermark reached when end - media pointer <= mark" and 2.7 "mark = max(1, floor(fraction * min(segment size,
     * request size)))". A segment of 8 takes blocks 30 to 37 at once; from 3.0 on one leaves it every 0.1 ms.
     */
    @ParameterizedTest
    @CsvSource({
        // Mark 1: one unwritten, 37, at 3.7; room for the other four.
        "0, 0 3.7 4.2",
        // Mark 4: 34 to 37 unwritten at 3.4; room for four.
        "0.5, 0 3.4 4.2",
        // Mark 6: 32 to 37 unwritten at 3.2; room for two, which makes eight; six again at 3.4.
        "0.75, 0 3.2 3.4 4.2"
    })
    void aWriteReturnsAtItsWatermark(double share, String contacts) {
        DriveRig rig = new DriveRig(Drives.plain("buffer.segmentSize=8 sectors", "buffer.writeWatermark=" + share))
                .write(0, 30, 12);
        rig.run();
        assertThat(rig.bus.contacts().stream().map(one -> one.from() / 1e6))
                .usingElementComparator((a, b) -> Math.abs(a - b) < 2e-6 ? 0 : Double.compare(a, b))
                .containsExactlyElementsOf(
                        Arrays.stream(contacts.split(" ")).map(Double::valueOf).toList());
        assertThat(rig.request(1).completedMillis()).isEqualTo(4.2, EXACT);
    }

    /** 2.7 "Hold bus entire write xfer: the same when the segment is full": until the last block has found room, at 3.4. */
    @Test
    void holdsTheBusWhenTheSegmentIsFull() {
        DriveRig rig =
                new DriveRig(Drives.plain("buffer.segmentSize=8 sectors", "bus.holdForWrites=true")).write(0, 30, 12);
        rig.run();
        assertThat(rig.bus.contacts())
                .containsExactly(new TestBus.Contact(0, 3_400_000), new TestBus.Contact(4_200_000, 4_200_000));
    }

    /**
     * 2.7 "may answer from cache although another request holds the arm": on the command's own connection for a full hit,
     * 0.2 ms after its arrival; for an intermediate one by "an idle bus", after a disconnection that takes as long.
     */
    @ParameterizedTest
    @CsvSource({"sneakyFullHits", "sneakyIntermediateHits"})
    void sneakyHitsDoNotWaitForTheArm(String kind) {
        for (boolean allowed : new boolean[] {true, false}) {
            DriveRig rig = rig("buffer." + kind + "=" + allowed, "queueDepth=2")
                    .read(0, 30, 4)
                    .read(20, 6000, 1)
                    .read(20.3, 30, 4);
            rig.run();
            DriveRig.Done sneaky = rig.request(3);
            if (allowed) {
                assertThat(sneaky.completedMillis()).isEqualTo(20.5, EXACT);
                assertThat(sneaky.buffer()).isEqualTo(BufferOutcome.HIT);
            } else {
                assertThat(sneaky.completed())
                        .isGreaterThanOrEqualTo(rig.request(2).completed());
            }
        }
    }
}
