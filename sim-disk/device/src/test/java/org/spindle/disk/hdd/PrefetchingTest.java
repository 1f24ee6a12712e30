package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.disk.hdd.DriveRig.Done;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * Prefetch policies in a drive (Hsu 2003, section 3.5.2), on the drive of {@link Drives#PLAIN}: its first track has blocks 0 to 99, of
 * 0.1 ms each, and block 0 passes at 0, 10 ms and so on. Nothing but the medium takes time.
 */
class PrefetchingTest {

    private static DriveRig rig(String policy, String... more) {
        List<String> sets =
                new ArrayList<>(List.of("buffer.prefetch={type: scripted, " + policy + "}", "queueDepth=8"));
        sets.addAll(List.of(more));
        return new DriveRig(Drives.plain(sets.toArray(String[]::new)));
    }

    private static String held(DriveRig rig) {
        StringBuilder runs = new StringBuilder();
        long from = -1;
        for (long block = 0; block <= rig.drive.sectors(); block++) {
            boolean in = block < rig.drive.sectors() && isHeld(rig, block);
            if (in && from < 0) {
                from = block;
            } else if (!in && from >= 0) {
                runs.append(runs.isEmpty() ? "" : " ").append(from).append('-').append(block - 1);
                from = -1;
            }
        }
        return runs.toString();
    }

    private static boolean isHeld(DriveRig rig, long block) {
        return rig.positions().isBuffered(new Request().reset(1, 0, Operation.READ, block, 1));
    }

    /** Behind blocks 30 to 33, which have passed at 3.4 ms, the arm goes on without a gap: 20 blocks more at 5.4 ms. */
    @Test
    void readsOnBehindARequestWithoutAGap() {
        DriveRig rig = rig("length: 20, committed: 20").read(0, 30, 4);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isEqualTo(3.4);
        assertThat(rig.events.now()).isEqualTo(5_400_000);
        assertThat(held(rig)).isEqualTo("30-53");
        assertThat(rig.metrics.count("prefetches")).isEqualTo(1);
        assertThat(rig.metrics.count("prefetch-reads")).isZero();
        assertThat(rig.metrics.count("sectors-read-ahead")).isEqualTo(20);
    }

    /**
     * A read of another track that arrives at 3.55 ms waits for what is committed: for block 41 of 8, until 4.2 ms; without any for the
     * piece of 4 that has begun at 3.4 ms, until 3.8 ms; for a piece of one block until 3.6 ms.
     */
    @ParameterizedTest
    @CsvSource({"8, 1, 30-41", "0, 4, 30-37", "0, 1, 30-35", "8, 4, 30-41", "2, 4, 30-35"})
    void givesWayToOthersBehindWhatIsCommitted(int committed, int step, String held) {
        DriveRig rig = rig("length: 60, committed: " + committed + ", step: " + step, "buffer.segments=3")
                .read(0, 30, 4)
                .at(3_550_000, Operation.WRITE, 2000, 1);
        rig.run();
        assertThat(held(rig)).startsWith(held + " ");
    }

    /** Nobody waits: the pieces follow each other to the end of the range. */
    @Test
    void readsThePiecesOneAfterTheOther() {
        DriveRig rig = rig("length: 60, committed: 8, step: 7").read(0, 30, 4);
        rig.run();
        assertThat(held(rig)).isEqualTo("30-93");
        assertThat(rig.events.now()).isEqualTo(9_400_000);
    }

    /** A hit reads nothing, unless the policy asks: then from the end of what the segment holds. */
    @Test
    void readsOnAfterAHitIfAskedTo() {
        DriveRig rig = rig("length: 8, committed: 8, onHits: true")
                .read(0, 30, 4)
                .read(50, 32, 2)
                .read(100, 32, 2);
        rig.run();
        assertThat(held(rig)).isEqualTo("30-41");
        assertThat(rig.metrics.count("read-hits")).isEqualTo(2);
        assertThat(requireNonNull(rig.prefetch).told).containsExactly("r30", "r32+", "r32+");
    }

    /** A range apart from the request is a read of the drive's own, in a segment of its own; it delays no completion. */
    @ParameterizedTest
    @CsvSource({"40, 10, 10, 30-33 74-83, 1", "-24, 20, 20, 10-33, 1", "40, 0, 10, 30-33 74-83, 1"})
    void readsRangesApartByItself(int offset, int committed, int length, String held, int reads) {
        DriveRig rig = rig("offset: " + offset + ", committed: " + committed + ", length: " + length)
                .read(0, 30, 4);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isEqualTo(3.4);
        assertThat(held(rig)).isEqualTo(held);
        assertThat(rig.metrics.count("prefetch-reads")).isEqualTo(reads);
        assertThat(rig.metrics.count("read-misses")).isEqualTo(1);
        assertThat(rig.metrics.levels("utilisation")).last().isEqualTo(0.0);
    }

    /** Only what is committed is read apart while another request waits. */
    @ParameterizedTest
    @CsvSource({"10, 1, 0", "0, 0, 1"})
    void readsApartForOthersOnlyWhatIsCommitted(int committed, int reads, int cut) {
        DriveRig rig = rig("offset: 40, length: 10, committed: " + committed, "buffer.segments=4")
                .read(0, 30, 4)
                .at(100_000L, Operation.WRITE, 2000, 1);
        rig.run();
        assertThat(rig.metrics.count("prefetch-reads")).isEqualTo(reads);
        assertThat(rig.metrics.count("prefetches-cut")).isEqualTo(cut);
    }

    /** What the buffer has of a range is not read once more. */
    @Test
    void readsOnlyWhatIsMissing() {
        DriveRig rig = rig("offset: 40, length: 20, committed: 20", "buffer.segments=4")
                .read(0, 70, 8)
                .read(200, 30, 4);
        rig.run();
        assertThat(held(rig)).isEqualTo("30-33 70-93 118-137");
        assertThat(rig.metrics.count("sectors-read-ahead")).isEqualTo(20 + 16);
    }

    /** At most so many ranges at once: of three reads whose ranges are apart, the first two are followed at most. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 3"})
    void readsNoMoreRangesAtOnceThanAllowed(int atOnce, int reads) {
        DriveRig rig = rig("offset: 40, length: 4, committed: 4, atOnce: " + atOnce, "buffer.segments=8")
                .read(0, 10, 1)
                .read(0, 12, 1)
                .read(0, 14, 1);
        rig.run();
        assertThat(rig.metrics.count("prefetch-reads")).isEqualTo(reads);
        assertThat(rig.metrics.count("prefetches")).isEqualTo(3);
    }

    /** The policy is told of each request once, of writes too: they hit if the buffer has all their blocks. */
    @Test
    void tellsThePolicyOfEachRequestOnce() {
        DriveRig rig = rig("length: 8, committed: 8")
                .read(0, 30, 4)
                .write(50, 300, 2)
                .write(100, 31, 2)
                .read(150, 500, 1);
        rig.run();
        assertThat(requireNonNull(rig.prefetch).told).containsExactly("r30", "w300", "w31+", "r500");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "buffer.prefetch={type: line-part} | neither lines nor units",
                "buffer.readAhead.until=segment | it contradicts readAhead.until",
                "buffer.caching=false | needs a buffer that keeps data",
            })
    void refusesWhatCouldNotAct(String set, String cause) {
        assertThatThrownBy(() -> rig("length: 8", set)).hasMessageContaining(cause);
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 300);
    }

    /**
     * For any settings, policy and requests: each request is served once, the drive comes to rest, the policy is told of each read and
     * write once, and when a write is complete, nothing in the buffer is from before it. The last is checked where no other
     * request can have read it again, and where written data is not read from the buffer.
     */
    @ParameterizedTest
    @MethodSource("seeds")
    void holdsNothingOlderThanAWrite(long seed) {
        RandomDrive lot = new RandomDrive(seed);
        List<String> sets = new ArrayList<>(lot.settings());
        sets.add("buffer.caching=true");
        sets.add("buffer.readAhead.until=none");
        sets.add("buffer.readAhead.justInTime=" + (seed % 3 == 0));
        sets.add("buffer.readHitsOnWrites=false");
        sets.add("buffer.writeReporting=on-medium");
        boolean isAlone = seed % 2 == 0;
        if (isAlone) {
            sets.add("queueDepth=1");
        }
        sets.add("compat=[]");
        sets.add("buffer.prefetch={type: scripted, offset: " + (seed % 5 - 2) * 12 + ", length: " + seed % 41
                + ", committed: " + seed % 23 + ", step: " + (1 + seed % 9) + ", atOnce: " + (1 + seed % 3)
                + ", onHits: " + (seed % 4 == 0) + "}");
        DriveRig rig = new DriveRig(Drives.plain(sets.toArray(String[]::new)));
        if (isAlone) {
            rig.afterCompletion(write -> {
                for (long block = write.sector(); write.isWrite() && block < write.end(); block++) {
                    assertThat(isHeld(rig, block))
                            .as("block %s, of %s", block, write)
                            .isFalse();
                }
            });
        }
        lot.work(rig, 120);
        List<Done> done = rig.run();
        assertThat(done).as("%s", sets).hasSize(120);
        assertThat(requireNonNull(rig.prefetch).told).hasSize((int) done.stream()
                .filter(one -> one.operation() == Operation.READ || one.operation() == Operation.WRITE)
                .count());
        assertThat(rig.bus.isOwned()).isFalse();
        assertThat(rig.metrics.levels("utilisation")).last().isEqualTo(0.0);
    }
}
